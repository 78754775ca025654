() => {
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const may = (one) => !one.disabled || one.textContent.includes('Discard');
  const buttons = all('.dock .ask button')
    .filter((one) => one.checkVisibility() && may(one))
    .map((one) => one.textContent.trim());
  const asks = /^(Draw|Confirm|End the journey|Finish buying|Discard)/;
  const me = document.querySelector('.side article');
  return {
    buttons,
    asked: buttons.some((one) => asks.test(one)),
    over: all('dialog[open] h2').some((one) => one.textContent === 'Score sheet'),
    lit: all('[data-place].sure, [data-place].maybe').map((one) => ({
      id: one.dataset.place,
      label: one.ariaLabel,
      sure: one.classList.contains('sure'),
    })),
    hand: all('.hand > button').length,
    silver: Number(me?.querySelector('.coin')?.textContent ?? 0),
    starts: all('.rail button .route').map((one) => one.firstChild.textContent.trim()),
    log: document.querySelector('ol.log')?.textContent ?? '',
  };
}
