import { untilIdle } from '../browser/until-idle.ts';
import { keptHeaders, picturesCache } from '../kept/kept-names.ts';
import { watchLanguage } from '../language/texts.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { forgetPictures } from './forget-pictures.ts';
import { takePicture } from './take-picture.ts';

/** How long nothing may change before a picture is taken, in milliseconds. */
const calmMs = 1000;

function currentAddress(): string {
  return location.pathname + location.search;
}

/**
 * Keeps what lists show, so that the service worker can show it at the next visit before any script
 * runs. What is no longer true is forgotten at once, and kept again once the screen shows it.
 * @param setName the kept set that the picture's style sheets belong to
 */
export function keepPictures({ bus, session }: ShellServices, setName: string): void {
  const root = document.getElementById('root');
  if (!root) return;
  let hasChanged = true;
  /** Counts what made pictures untrue. */
  let changes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Screens also lead from the address that was opened to the one that says everything. */
  const opened = currentAddress();

  async function keep(): Promise<void> {
    if (!hasChanged || !root || !session.state.value.is_auth) return;
    const picture = takePicture(root);
    if (picture === null) return;
    hasChanged = false;
    const before = changes;
    const addresses = new Set([currentAddress()]);
    if (opened === location.pathname) addresses.add(opened);
    const pictures = await caches.open(picturesCache);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', [keptHeaders.set]: setName };
    for (const address of addresses)
      await pictures.put(address, new Response(picture, { headers }));
    // Something has changed while it was stored.
    if (before !== changes) await forgetPictures();
  }

  // A full or broken storage keeps no picture; nothing else needs one.
  const tryToKeep = () => void keep().catch(() => undefined);

  function keepLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void untilIdle().then(tryToKeep), calmMs);
  }

  function forget(): void {
    hasChanged = true;
    changes += 1;
    void forgetPictures().catch(() => undefined);
    keepLater();
  }

  new MutationObserver(() => {
    if (scrollY === 0) hasChanged = true;
    keepLater();
  }).observe(root, { subtree: true, childList: true, characterData: true });
  addEventListener('scroll', keepLater, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) tryToKeep();
  });
  /** The bus says again what was last, to everyone who begins to listen. */
  let isListening = false;
  const forgetAll = () => {
    if (isListening) forget();
  };
  // Also a mark far down a list: the figures at its top count it.
  bus.subscribe('word.marked', forgetAll);
  bus.subscribe('practice.changed', forgetAll);
  bus.subscribe('session.changed', forgetAll);
  isListening = true;
  watchLanguage(() => forget());
  keepLater();
}
