import type { TopWordsTranslatorElement } from '../partner/types.d.ts';
import { startPlayground } from './start-playground.ts';

/** Maximum number of lines kept. */
const kept = 50;

/** Lists the events of an element as they arrive, the latest first. */
function describeEvents(element: TopWordsTranslatorElement): void {
  const list = document.querySelector('#events');
  for (const name of ['ready', 'translate', 'error', 'resize']) {
    element.addEventListener(name, (event) => {
      const line = document.createElement('li');
      line.textContent = `${name} ${JSON.stringify((event as CustomEvent).detail)}`;
      list?.prepend(line);
      for (const old of [...(list?.children ?? [])].slice(kept)) old.remove();
    });
  }
}

const settings = document.querySelector<HTMLFormElement>('#settings');
const preview = document.querySelector<TopWordsTranslatorElement>('#preview');
if (settings && preview) {
  startPlayground(settings, preview);
  describeEvents(preview);
}
