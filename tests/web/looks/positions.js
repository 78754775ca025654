async (positions) => {
  const slider = document.querySelector('section[aria-label] input[type=range], input[type=range]');
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const texts = () => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) found.add(node.data.trim());
      else for (const name of ['aria-label', 'title', 'aria-valuetext']) found.add(node.getAttribute(name) ?? '');
    }
    return [...found].filter(Boolean);
  };
  const seen = [];
  for (const at of positions) {
    slider.value = String(at);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await wait(160); // the slider settles, the view comes, it is drawn
    seen.push(texts());
  }
  return seen;
}
