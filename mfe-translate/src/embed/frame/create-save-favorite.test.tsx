import type { Translated } from '../../translate/work/translation-query.ts';
import { textsFor } from '../texts/index.ts';
import { createSaveFavorite } from './create-save-favorite.ts';

const pair: Translated = {
  text: 'house',
  translation: 'casa',
  from_lang: 'en',
  to_lang: 'es',
  engine: 'bank',
  quality: 'bank',
  alternatives: [],
  gloss: [],
  nearest: [],
  favorite_id: null,
  isProvisional: false,
};
const { texts } = textsFor('es');
const { widget } = texts;

interface Opened {
  closed: boolean;
}

let opened: Opened & { address: string };
let statuses: number[];
let authorizations: (string | null)[];

beforeEach(() => {
  jest.useFakeTimers();
  statuses = [];
  authorizations = [];
  opened = { closed: false, address: '' };
  jest.spyOn(window, 'open').mockImplementation((address) => {
    opened.address = String(address);
    return opened as unknown as Window;
  });
  Object.assign(globalThis, {
    fetch: async (_address: string, { headers }: { headers: Headers }) => {
      authorizations.push(headers.get('Authorization'));
      const status = statuses.shift() ?? 401;
      return new Response('{"detail":"no","code":"token_expired"}', { status });
    },
  });
});

afterEach(() => jest.useRealTimers());

function build() {
  return createSaveFavorite('https://acme.example', () => texts);
}

/** The result of a save: the message for the reader, or '' when saved. */
function outcomeOf(saving: Promise<void>): Promise<string> {
  return saving.then(
    () => '',
    (error: Error) => error.message,
  );
}

function answer(part: { state?: string; origin?: string; source?: unknown } = {}): void {
  const asked = new URLSearchParams(opened.address.split('?')[1]);
  const { state = asked.get('state'), origin = location.origin, source = opened } = part;
  const data = { topwords: 'token', state, access_token: 'secret' };
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('the first save requests a token in our window, and sends it only with the call', async () => {
  const outcome = outcomeOf(build()(pair));
  expect(opened.address).toMatch(
    /^http:\/\/localhost\/embed\/sign-in\?state=.*page=https.*opener=http/,
  );
  answer();
  expect(await outcome).toBe(widget.signInToSave);
  expect(authorizations).toEqual([expect.stringContaining('secret')]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a token from another origin, window or request is ignored', async () => {
  const outcome = outcomeOf(build()(pair));
  answer({ origin: 'https://acme.example' });
  answer({ source: window });
  answer({ state: 'guessed' });
  opened.closed = true;
  await jest.advanceTimersByTimeAsync(500);
  expect(await outcome).toBe(widget.signInToSave);
  expect(authorizations).toEqual([]);
});

test('a frame on a separate origin opens a window of the product, and trusts only that', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'topwords-site', content: 'https://topwords.example' });
  document.head.append(meta);
  const outcome = outcomeOf(build()(pair));
  expect(opened.address).toMatch(/^https:\/\/topwords\.example\/embed\/sign-in\?/);
  answer();
  expect(authorizations).toEqual([]);
  answer({ origin: 'https://topwords.example' });
  expect(await outcome).toBe(widget.signInToSave);
  expect(authorizations).toEqual([expect.stringContaining('secret')]);
  meta.remove();
});

test('a blocked window is reported', async () => {
  jest.mocked(window.open).mockReturnValue(null);
  await expect(build()(pair)).rejects.toThrow(widget.signInBlocked);
});

test('the next click requests a new token after the old one has expired', async () => {
  const saveFavorite = build();
  for (let click = 0; click < 2; click += 1) {
    const outcome = outcomeOf(saveFavorite(pair));
    answer();
    expect(await outcome).toBe(widget.signInToSave);
  }
  expect(window.open).toHaveBeenCalledTimes(2);
});

test('another failure is reported in the language of the interface', async () => {
  statuses = [500];
  const outcome = outcomeOf(build()(pair));
  answer();
  expect(await outcome).toBe(texts.panes.translate.saveFailed);
});
