async (positions) => {
  const slider = document.querySelector('input[type=range]');
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const kinds = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const texts = () => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, kinds);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) found.add(node.data.trim());
      else for (const name of ['aria-label', 'title']) found.add(node.getAttribute(name) ?? '');
    }
    return [...found].filter(Boolean);
  };
  let loading = 0;
  const plain = window.fetch;
  window.fetch = (...what) => {
    loading += 1;
    return plain(...what).finally(() => (loading -= 1));
  };
  const seen = [];
  for (const at of positions) {
    slider.value = String(at);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await wait(100); // the slider settles first
    while (loading) await wait(10);
    await wait(20);
    seen.push(texts());
  }
  window.fetch = plain;
  return seen;
}
