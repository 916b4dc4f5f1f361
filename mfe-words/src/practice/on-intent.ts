/**
 * Calls `prepare` once, when a link to this path is about to be pressed, in the remote or in the
 * host's navigation: a pointer is over it, which a touch begins with, or it gets the focus.
 * @returns what ends the waiting
 */
export function onIntent(path: string, prepare: () => void): AbortController {
  const waiting = new AbortController();
  for (const sign of ['pointerover', 'focusin']) {
    addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (!link || link.origin + link.pathname !== location.origin + path) return;
        waiting.abort();
        prepare();
      },
      waiting,
    );
  }
  return waiting;
}
