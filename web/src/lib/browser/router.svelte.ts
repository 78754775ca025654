/** Pages by address, without a reload; plain links work, and so do back and forward. */

class Place {
  path = $state(window.location.pathname);
  hash = $state(window.location.hash);
  search = $state(window.location.search);
}

export const place = new Place();

function look(): void {
  place.path = window.location.pathname;
  place.hash = window.location.hash;
  place.search = window.location.search;
}

export function go(path: string, replace = false): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  look();
  if (!place.hash) window.scrollTo(0, 0);
}

function ours(event: MouseEvent): HTMLAnchorElement | null {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return null;
  return link.pathname.startsWith('/api/') ? null : link;
}

window.addEventListener('popstate', look);
document.addEventListener('click', (event) => {
  const link = ours(event);
  if (!link) return;
  if (link.pathname === place.path && link.hash) {
    place.hash = link.hash;
    return; // the browser scrolls
  }
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
