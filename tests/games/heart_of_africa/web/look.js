() => {
  const all = (wanted, root = document) => [...(root?.querySelectorAll(wanted) ?? [])];
  const part = (label) => document.querySelector(`section[aria-label="${label}"]`);
  const name = (one) => one.ariaLabel ?? one.textContent.replace(/\s+/g, ' ').trim();
  const may = (one) => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true';
  const ask = part('What you do');
  const own = document.querySelector('aside article[data-at="seat-1"]');
  const buttons = all('button', ask).filter(may).map(name);
  const cards = all('button', part('Rows and decks')).filter(may).map(name);
  const tickets = all('[role=checkbox]', ask).map(name);
  return {
    buttons,
    cards,
    tickets,
    sealed: buttons.some((one) => / instead, /.test(one)),
    over: all('dialog[open] h2').some((one) => one.textContent === 'Score sheet'),
    tracks: all('[data-track]')
      .filter((one) => one.ariaLabel.includes('you can pay for it now'))
      .map((one) => ({ id: one.dataset.track, label: one.ariaLabel })),
    points: Number(own?.querySelector('.points b')?.textContent ?? -1),
    log: document.querySelector('ol.log')?.textContent ?? '',
  };
}
