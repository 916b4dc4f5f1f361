import {
  addFavorite,
  getTranslatorAbilities,
  speak,
  translate,
} from '@topwords/platform/contracts';
import { textsFor } from '../texts/index.ts';
import { createPartnerClient } from './partner-client.ts';

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
  const explain = jest.fn();
  const onFailure = jest.fn();
  const client = createPartnerClient({
    apiKey: () => 'pk_one',
    site: 'https://topwords.example',
    texts: () => textsFor('tr').texts,
    explain,
    onFailure,
  });
  return { client, requests, explain, onFailure };
}

function refuseReading(problem: string | null): Handler {
  return (url) => {
    if (url.pathname !== '/api/embed/diagnosis') throw new TypeError('Failed to fetch');
    return json({ problem, detail: 'Add the origin to the key' });
  };
}

test('a call goes out with the key and without cookies or a token', async () => {
  const { client, requests } = build(() => json(answer));
  await expect(client.send(translate, { body })).resolves.toEqual({ ...answer, favorite_id: null });
  const [request] = requests;
  expect(request?.url.href).toBe('https://topwords.example/api/embed/translate?key=pk_one');
  expect(request?.init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(Object.keys(request?.init.headers ?? {})).toEqual(['Content-Type']);
});

test('a sound is handed over as it is', async () => {
  const { client, requests } = build(() => new Response('mp3'));
  const sound = await client.send(speak, { body: { text: 'casa', language: 'es' } });
  expect(await sound.text()).toBe('mp3');
  expect(requests[0]?.url.pathname).toBe('/api/embed/speak');
});

test('calls of a learner are not made', async () => {
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

test('a refusal that the browser hides is found out: for the reader in words, for the developer in full', async () => {
  const { client, explain, onFailure } = build(refuseReading('partner_origin_refused'));
  await expect(client.send(getTranslatorAbilities)).rejects.toMatchObject({
    code: 'partner_origin_refused',
    status: 403,
    detail: 'Çevirmen bu sayfada kullanılamaz.',
  });
  expect(explain).toHaveBeenCalledWith('Add the origin to the key (partner_origin_refused)');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a refusal that can be read is explained by the diagnosis as well', async () => {
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

test('no answer at all is a matter of the connection or of the page’s policy', async () => {
  const { client, explain } = build(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(client.send(translate, { body })).rejects.toMatchObject({ code: 'no_response' });
  expect(explain).toHaveBeenCalledWith(expect.stringContaining('connect-src'));
});

test('a reader without a connection is no matter of the developer', async () => {
  const { client, explain } = build(() => {
    throw new TypeError('Failed to fetch');
  }, false);
  await expect(client.send(translate, { body })).rejects.toMatchObject({ code: 'no_response' });
  expect(explain).not.toHaveBeenCalled();
});

test('a text that was given up is no failure', async () => {
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
