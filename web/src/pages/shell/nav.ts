/** The links in the header of a page. */
import type { Key } from '../../lib/i18n/i18n.svelte';
import type { IconName } from '../../lib/ui/icons';

export const NAV: { path: string; icon: IconName; label: Key }[] = [
  { path: '/watch', icon: 'eye', label: 'front.watch' },
  { path: '/replay', icon: 'file', label: 'front.replay' },
  { path: '/rules', icon: 'book', label: 'rules' },
];
