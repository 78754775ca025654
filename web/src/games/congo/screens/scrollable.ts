/** Lets keys scroll an element: Tab stops at it, but only if its content does not fit. */
export function scrollable(node: HTMLElement): () => void {
  function measure(): void {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  }
  const sizes = new ResizeObserver(measure);
  const changes = new MutationObserver(measure);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true });
  measure();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
