() =>
  [document.scrollingElement, ...document.querySelectorAll('dialog[open], dialog[open] .inside')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} > ${one.clientWidth}`)
