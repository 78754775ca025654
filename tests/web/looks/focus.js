() => {
  const one = document.activeElement;
  if (one === document.body) return '';
  const style = getComputedStyle(one);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const key = one.querySelector('.key');
  const around = one.dataset.track ? document.querySelector('path.focused[d]') : null;
  const drawn = around !== null || (key !== null && getComputedStyle(key).display !== 'none');
  return ring || drawn ? '' : one.outerHTML.slice(0, 120);
}
