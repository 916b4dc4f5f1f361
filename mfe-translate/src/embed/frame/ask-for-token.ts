import { siteOrigin } from './origins.ts';

/** What the window to sign in hands to the frame that opened it. */
export interface TokenMessage {
  topwords: 'token';
  /** That of the frame's question: other windows' answers are none. */
  state: string;
  access_token: string;
}

/** The name of the window: a second click brings the same one forward. */
const windowName = 'topwords-sign-in';

function isToken(data: unknown): data is TokenMessage {
  return data instanceof Object && 'topwords' in data && data.topwords === 'token';
}

/** How often it is seen whether the window was closed, in milliseconds. */
const watch = 500;

/**
 * Opens a window of the product's origin in which the reader signs in, or confirms a session that is there,
 * and answers the access token, or null where the reader closed the window.
 * @throws {Error} without a message when the browser opens no window
 */
export function askForToken(page: string, locale: string): Promise<string | null> {
  const state = crypto.randomUUID();
  const site = siteOrigin();
  const query = new URLSearchParams({ state, page, locale, opener: location.origin });
  const address = `${site}/embed/sign-in?${query}`;
  const opened = window.open(address, windowName, 'popup,width=440,height=600');
  if (!opened) return Promise.reject(new Error('blocked'));
  return new Promise((resolve) => {
    function end(token: string | null): void {
      clearInterval(timer);
      window.removeEventListener('message', handleMessage);
      resolve(token);
    }

    function handleMessage({ origin, source, data }: MessageEvent<unknown>): void {
      if (origin !== site || source !== opened) return;
      if (isToken(data) && data.state === state) end(data.access_token);
    }

    const timer = setInterval(() => {
      if (opened.closed) end(null);
    }, watch);
    window.addEventListener('message', handleMessage);
  });
}
