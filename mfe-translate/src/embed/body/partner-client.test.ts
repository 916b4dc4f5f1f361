import {
  addFavorite,
  getTranslatorAbilities,
  speak,
  translate,
} from '@topwords/platform/contracts';
import { textsFor } from '../texts/index.ts';
import { createPartnerClient } from './partner-client.ts';

let keyCount = 0;

type Handler = (url: URL, init: RequestInit) => Response | Promise<Response>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const answer = {
  translation: 'casa',
  from_lang: 'en',
  to_lang: 'es',
  engine: 'bank',
  quality: 'bank',
  alternatives: [],
  gloss: [],
  nearest: [],
};
const body = { text: 'house', from_lang: 'en', to_lang: 'es' } as const;

function build(handle: Handler, isOnline = true) {
  const requests: { url: URL; init: RequestInit }[] = [];
  Object.assign(globalThis, {
    fetch: async (address: string, init: RequestInit) => {
      const url = new URL(address);
      requests.push({ url, init });
      return handle(url, init);
    },
  });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  // All translators of a page share what a key allows.
  const apiKey = `pk_${(keyCount += 1)}`;
  const explain = jest.fn();
  const onFailure = jest.fn();
  const client = createPartnerClient({
    apiKey: () => apiKey,
    site: 'https://topwords.example',
    texts: () => textsFor('tr').texts,
    explain,
    onSettings: () => undefined,
    onFailure,
  });
  const calls = () => requests.filter(({ url }) => url.pathname !== '/api/embed/settings');
  return { client, requests, calls, apiKey, explain, onFailure };
}

/** Answers settings, with a different session each time. */
function withSettings(handle: Handler): Handler {
  let issued = 0;
  return (url, init) => {
    if (url.pathname !== '/api/embed/settings') return handle(url, init);
    issued += 1;
    const session = { token: `token ${issued}`, expires_in_seconds: 600 };
    return json({ groups: [], voiced: [], languages: null, session });
  };
}

function sessionsOf(calls: { init: RequestInit }[]): (string | null)[] {
  return calls.map(({ init }) => new Headers(init.headers).get('X-Partner-Session'));
}

const ended = () => json({ code: 'partner_session_invalid', detail: 'The session has ended' }, 401);

test('twenty translators request the settings of a key once, and again after the session expires', async () => {
  jest.useFakeTimers();
  const { client, requests } = build(withSettings(() => json(answer)));
  const ask = () => client.send(getTranslatorAbilities);
  await Promise.all(Array.from({ length: 20 }, ask));
  await ask();
  expect(requests).toHaveLength(1);
  jest.setSystemTime(Date.now() + 569_000);
  await client.send(translate, { body });
  expect(requests).toHaveLength(2);
  jest.setSystemTime(Date.now() + 2000);
  await client.send(translate, { body });
  expect(requests.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
    'settings',
    'translate',
    'settings',
    'translate',
  ]);
  jest.useRealTimers();
});

test('failed settings are requested again', async () => {
  let isDown = true;
  const { client } = build((url, init) =>
    isDown
      ? json({ code: 'internal', detail: '' }, 500)
      : withSettings(() => json(answer))(url, init),
  );
  await expect(client.send(getTranslatorAbilities)).rejects.toMatchObject({ code: 'internal' });
  isDown = false;
  await expect(client.send(getTranslatorAbilities)).resolves.toMatchObject({ languages: null });
});

test('an ended session is renewed silently', async () => {
  const { client, calls, explain, onFailure } = build(
    withSettings((_url, { headers }) =>
      new Headers(headers).get('X-Partner-Session') === 'token 1' ? ended() : json(answer),
    ),
  );
  await expect(client.send(translate, { body })).resolves.toMatchObject({ translation: 'casa' });
  await client.send(translate, { body });
  expect(sessionsOf(calls())).toEqual(['token 1', 'token 2', 'token 2']);
  expect([explain, onFailure].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('if every session is rejected, a call is made without one', async () => {
  const { client, calls } = build(
    withSettings((_url, { headers }) =>
      new Headers(headers).has('X-Partner-Session') ? ended() : json(answer),
    ),
  );
  await expect(client.send(translate, { body })).resolves.toMatchObject({ translation: 'casa' });
  expect(sessionsOf(calls())).toEqual(['token 1', 'token 2', null]);
});

test('if the settings fail or have no session, a call is made anyway', async () => {
  const { client, calls } = build((url) =>
    url.pathname === '/api/embed/settings'
      ? json({ groups: [], voiced: [], languages: null })
      : json(answer),
  );
  await client.send(translate, { body });
  expect(sessionsOf(calls())).toEqual([null]);
  const other = build((url) =>
    url.pathname === '/api/embed/settings'
      ? json({ code: 'internal', detail: '' }, 500)
      : json(answer),
  );
  await other.client.send(translate, { body });
  expect(sessionsOf(other.calls())).toEqual([null]);
});

function refuseReading(problem: string | null): Handler {
  return (url) => {
    if (url.pathname !== '/api/embed/diagnosis') throw new TypeError('Failed to fetch');
    return json({ problem, detail: 'Add the origin to the key' });
  };
}

test('a call carries the key and the session, no cookies or token', async () => {
  const { client, calls, apiKey } = build(withSettings(() => json(answer)));
  await expect(client.send(translate, { body })).resolves.toEqual({ ...answer, favorite_id: null });
  const [request] = calls();
  expect(request?.url.href).toBe(`https://topwords.example/api/embed/translate?key=${apiKey}`);
  expect(request?.init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(request?.init.headers).toEqual({
    'Content-Type': 'application/json',
    'X-Partner-Session': 'token 1',
  });
});

test('a sound is returned unchanged', async () => {
  const { client, calls } = build(withSettings(() => new Response('mp3')));
  const sound = await client.send(speak, { body: { text: 'casa', language: 'es' } });
  expect(await sound.text()).toBe('mp3');
  expect(calls()[0]?.url.pathname).toBe('/api/embed/speak');
});

test('learners’ calls are not made', async () => {
  const { client, requests } = build(() => json({}));
  const favorite = {
    from_lang: 'English',
    to_lang: 'Spanish',
    original_text: 'house',
    translated_text: 'casa',
  } as const;
  await expect(client.send(addFavorite, { body: favorite })).rejects.toThrow('addFavorite');
  expect(requests).toEqual([]);
});

test('a refusal hidden by the browser is diagnosed: a message for the reader, full details for the developer', async () => {
  const { client, explain, onFailure } = build(refuseReading('partner_origin_refused'));
  await expect(client.send(getTranslatorAbilities)).rejects.toMatchObject({
    code: 'partner_origin_refused',
    status: 403,
    detail: 'Çevirmen bu sayfada kullanılamaz.',
  });
  expect(explain).toHaveBeenCalledWith('Add the origin to the key (partner_origin_refused)');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a readable refusal is also explained by the diagnosis', async () => {
  const { client, explain } = build((url) =>
    url.pathname === '/api/embed/diagnosis'
      ? json({ problem: 'partner_quota_reached', detail: 'Used up until midnight UTC' })
      : json({ code: 'partner_quota_reached', detail: 'Later' }, 429),
  );
  await expect(client.send(translate, { body })).rejects.toMatchObject({
    code: 'partner_quota_reached',
    status: 429,
  });
  expect(explain).toHaveBeenCalledWith('Used up until midnight UTC (partner_quota_reached)');
});

test('no answer at all points to the connection or the page’s policy', async () => {
  const { client, explain } = build(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(client.send(translate, { body })).rejects.toMatchObject({ code: 'no_response' });
  expect(explain).toHaveBeenCalledWith(expect.stringContaining('connect-src'));
});

test('a reader’s missing connection is not reported to the developer', async () => {
  const { client, explain } = build(() => {
    throw new TypeError('Failed to fetch');
  }, false);
  await expect(client.send(translate, { body })).rejects.toMatchObject({ code: 'no_response' });
  expect(explain).not.toHaveBeenCalled();
});

test('an aborted text is not a failure', async () => {
  const given = new AbortController();
  const { client, onFailure } = build((_url, { signal }) => {
    given.abort();
    signal?.throwIfAborted();
    return json(answer);
  });
  const sent = client.send(translate, { body }, { signal: given.signal });
  await expect(sent).rejects.toHaveProperty('name', 'AbortError');
  expect(onFailure).not.toHaveBeenCalled();
});
