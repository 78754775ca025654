(id) => {
  const path = document.querySelector(`[data-track="${id}"] path`);
  const length = path.getTotalLength();
  const to = path.getScreenCTM();
  for (const part of [0.5, 0.4, 0.6, 0.3, 0.7]) {
    const { x, y } = path.getPointAtLength(length * part).matrixTransform(to);
    const top = document.elementFromPoint(x, y);
    if (top?.closest('svg')?.contains(path)) return [x, y];
  }
  return null;
}
