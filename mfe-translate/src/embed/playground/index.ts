import { describeEvents } from './describe-events.ts';
import { startPlayground } from './start-playground.ts';

const settings = document.querySelector<HTMLFormElement>('#settings');
const preview = document.querySelector<HTMLElement>('#preview');
if (settings && preview) {
  startPlayground(settings, preview);
  describeEvents(preview);
}

const loader = document.createElement('script');
loader.src = '/embed/v1.js';
loader.async = true;
document.head.append(loader);
