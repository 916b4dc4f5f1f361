import { describeEvents } from './describe-events.ts';
import { startPlayground } from './start-playground.ts';

const settings = document.querySelector<HTMLFormElement>('#settings');
const preview = document.querySelector<HTMLElement>('#preview');
if (settings && preview) {
  startPlayground(settings, preview);
  describeEvents(preview);
}
