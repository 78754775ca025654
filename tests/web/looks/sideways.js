() => {
  const page = document.scrollingElement;
  const boxes = [page, ...document.querySelectorAll('dialog[open], dialog[open] .inside')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} > ${one.clientWidth}`);
  const table = document.querySelector('.table') && page.scrollHeight > page.clientHeight;
  return table ? [...boxes, `table: ${page.scrollHeight} > ${page.clientHeight}`] : boxes;
}
