import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import Unreached from './app/Unreached.svelte';
import { i18n } from './app/i18n.svelte';
import { myself } from './app/me.svelte';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

const texts = Promise.all([settings.start(), i18n.load('app')]);
await texts.then(start, () => mount(Unreached, { target }));

function start(): void {
  router.start();
  mount(App, { target: target! });
  // The pages show themselves before the server has answered who is here.
  myself.load().catch(() => undefined);
}
