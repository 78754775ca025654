() => {
  const all = (wanted, root = document) => [...(root?.querySelectorAll(wanted) ?? [])];
  const words = (one) => {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) found.push(node.data.trim());
    return found.filter(Boolean).join(' ');
  };
  const name = (one) => one.ariaLabel ?? words(one);
  const may = (one) => one.checkVisibility() && !one.disabled && !one.closest('[role=status]');
  const fight = document.querySelector('section[aria-label^="Fight for"]');
  const hand = document.querySelector('[role=group][aria-label="Your cards"]');
  const asks = words(fight?.querySelector('[aria-live] b') ?? document.createElement('b'));
  const buttons = all('button', fight).filter(may).map(name);
  const cards = all('button[aria-pressed]', hand).filter(may).map(name);
  const idle = /^(Undo|Skip ahead|Take back)$/;
  const sealed = /^(Your bid|You discard|Your tiles): /.test(asks);
  return {
    asks,
    buttons,
    cards,
    asked: !sealed && (cards.length > 0 || buttons.some((one) => !idle.test(one))),
    over: all('dialog[open] h2').some((one) => one.textContent === 'Score sheet'),
    log: words(document.querySelector('section[aria-label="At this stop"]') ?? fight ?? document.body),
  };
}
