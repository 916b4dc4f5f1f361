import { siteOrigin } from './origins.ts';

/** The sign-in window's message to the frame that opened it. */
export interface TokenMessage {
  topwords: 'token';
  /** The state of the frame's request: answers with another one are ignored. */
  state: string;
  access_token: string;
}

/** The name of the window: a second click reuses it. */
const windowName = 'topwords-sign-in';

function isToken(data: unknown): data is TokenMessage {
  return data instanceof Object && 'topwords' in data && data.topwords === 'token';
}

/** How often to check whether the window was closed, in milliseconds. */
const watch = 500;

/**
 * Opens a window of the product's origin in which the reader signs in or confirms an existing
 * session. Resolves to the access token, or null when the reader closed the window.
 * @throws {Error} without a message when the browser opens no window
 */
export function askForToken(page: string, locale: string): Promise<string | null> {
  const state = crypto.randomUUID() + crypto.randomUUID();
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
