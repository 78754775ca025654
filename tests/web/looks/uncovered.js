() =>
  [...document.querySelectorAll('.hand > button')]
    .filter((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .map((card) => card.ariaLabel)
