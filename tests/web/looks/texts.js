() => {
  const texts = [document.title];
  const both = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const walk = document.createTreeWalker(document.body, both);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data.trim());
    else texts.push(...names.map((name) => (node.getAttribute(name) ?? '').trim()));
  }
  return texts.filter(Boolean);
}
