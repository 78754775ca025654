import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './lib/i18n/i18n.svelte';
import { paint } from './lib/browser/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

/** At a table, the server lets fonts wait for the scripts. */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'preload';
paint();
await speak(preferred(), 'front');
const target = document.getElementById('app');
if (target) mount(App, { target });
