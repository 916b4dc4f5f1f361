import type { RunningBody, ToFrame } from '../protocol.ts';
import type { FrameAddress } from './read-frame-address.ts';

type Hearing = Pick<RunningBody, 'translate' | 'setLanguages' | 'change'>;

/**
 * Accepts messages of the surrounding page only. The key stays the one that the frame was loaded
 * for: calls come from our own origin here, where any key works.
 */
export function listenToPage(
  { page, options }: Pick<FrameAddress, 'page' | 'options'>,
  hearing: Hearing,
): void {
  const { apiKey } = options;
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame>) => {
    if (origin !== page || source !== window.parent) return;
    if (data.topwords === 'translate') hearing.translate(data.text);
    else if (data.topwords === 'languages') hearing.setLanguages(data.from, data.to);
    else if (data.topwords === 'change') {
      // Loaders of earlier versions send none.
      const next = { ...options, ...data.options, apiKey };
      hearing.change({ ...next, texts: typeof next.texts === 'string' ? next.texts : '' });
    }
  });
}
