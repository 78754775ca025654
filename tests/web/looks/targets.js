(least) => {
  const box = document.querySelector('dialog[open]') ?? document;
  const kinds = 'button, a[href], input, select, textarea, summary, [role=slider]';
  const inline = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline';
  const faults = new Set();
  for (const one of box.querySelectorAll(kinds)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || inline(one)) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const own = one.closest('label') ?? one;
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = (dx, dy) => {
      const at = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
      return at !== null && own.contains(at);
    };
    const reach = (dx, dy) => {
      let n = 0;
      while (n < least && hit(dx * (n + 1), dy * (n + 1))) n += 1;
      return n;
    };
    if (!hit(0, 0)) continue;
    const wide = reach(-1, 0) + reach(1, 0) + 1;
    const high = reach(0, -1) + reach(0, 1) + 1;
    const name = one.ariaLabel ?? one.textContent.trim().slice(0, 40);
    if (Math.min(wide, high) < least - 1) faults.add(`${wide}x${high} ${one.tagName} ${name}`);
  }
  return [...faults];
}
