import type { WidgetSettings } from '@topwords/platform/contracts';
import { buildUser } from '../testing/factories.ts';
import {
  acme,
  askSettings,
  buildKey,
  startPartners,
  translateCasa,
} from './testing/start-partners.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(startPartners);

test('a page of the key’s origin gets a translation, and nothing about favourites', async () => {
  const { key } = await buildKey(api.db);
  const { status, body } = await translateCasa(api, { key, origin: acme });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      translation: 'house',
      alternatives: ['home'],
      from_lang: 'es',
      to_lang: 'en',
      engine: 'bank',
      quality: 'bank',
      gloss: [],
      nearest: [],
    },
  });
});

test('the language of a text is detected', async () => {
  const { key } = await buildKey(api.db);
  const answer = await translateCasa(
    api,
    { key, origin: acme },
    { text: 'árbol', from_lang: 'auto' },
  );
  expect(answer).toMatchObject({ status: 200, body: { from_lang: 'es', translation: 'tree' } });
});

function refusal(language: string) {
  const detail = `The translator on this page doesn’t offer ${language}`;
  return { status: 403, body: { code: 'partner_language_refused', detail } };
}

test('a key that is limited to languages offers no others', async () => {
  const { key } = await buildKey(api.db, { languages: ['en', 'es'] });
  const page = { key, origin: acme };
  expect(await translateCasa(api, page)).toMatchObject({ status: 200 });
  expect(await translateCasa(api, page, { to_lang: 'tr' })).toMatchObject(refusal('Turkish'));
  expect(await translateCasa(api, page, { from_lang: 'fr' })).toMatchObject(refusal('French'));
  const russian = { text: 'бежать', from_lang: 'auto' };
  expect(await translateCasa(api, page, russian)).toMatchObject(refusal('Russian'));
  const spoken = await api.call(`/api/embed/speak?key=${key}`, {
    json: { text: 'ev', language: 'tr' },
    headers: { Origin: acme },
  });
  expect(spoken).toMatchObject(refusal('Turkish'));
});

test('settings list the translator’s abilities in the key’s languages', async () => {
  const all = await buildKey(api.db);
  const some = await buildKey(api.db, { languages: ['en', 'tr', 'fr'] });
  const settingsOf = async (key: string) =>
    (await askSettings(api, { key, origin: acme })).body as WidgetSettings;
  const free = await settingsOf(all.key);
  expect(free).toMatchObject({ languages: null, voiced: ['en', 'es'] });
  expect(free.groups[0]?.from).toContain('ru');
  const limited = await settingsOf(some.key);
  expect(limited.languages).toEqual(['en', 'tr', 'fr']);
  expect(limited.voiced).toEqual(['en']);
  const codes = new Set(limited.groups.flatMap(({ from, to }) => [...from, ...to]));
  expect([...codes].toSorted()).toEqual(['en', 'tr']);
});

test('a text is read aloud', async () => {
  const { key } = await buildKey(api.db);
  const request = {
    method: 'POST',
    headers: { Origin: acme, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'casa', language: 'es' }),
  };
  const response = await fetch(`${api.origin}/api/embed/speak?key=${key}`, request);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect(response.headers.get('access-control-allow-origin')).toBe(acme);
  expect(await response.text()).toBe('casa');
  expect(api.spoken).toContainEqual({ text: 'casa', language: 'es' });
});

test.each([
  [{ text: '' }, 'text must not be blank'],
  [{ text: 'x'.repeat(501) }, 'text must be at most 500 characters'],
  [{ to_lang: 'xx' }, /./],
])('a wrong request gets a specific error: %j', async (body, detail) => {
  const { key } = await buildKey(api.db);
  expect(await translateCasa(api, { key, origin: acme }, body)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', detail: expect.stringMatching(detail) },
  });
});

test('a body that is not JSON, or too large, is refused with a readable error', async () => {
  const { key } = await buildKey(api.db);
  const send = (body: string, type = 'application/json') =>
    api.call(`/api/embed/translate?key=${key}`, {
      body,
      headers: { Origin: acme, 'Content-Type': type },
    });
  for (const [answer, code] of [
    [await send('{'), 'malformed_json'],
    [await send('a=b', 'application/x-www-form-urlencoded'), 'media_type_unsupported'],
    [await send(JSON.stringify({ text: 'x'.repeat(70_000) })), 'body_too_large'],
  ] as const) {
    expect(answer.body).toMatchObject({ code });
    expect(answer.headers.get('access-control-allow-origin')).toBe(acme);
  }
});

test('a learner’s session is ignored, and no cookie is set', async () => {
  const { key } = await buildKey(api.db);
  const user = await buildUser(api.db);
  const headers = {
    Cookie: 'refresh_token=a.b.c; XSRF-TOKEN=d',
    Authorization: 'Bearer forged',
  };
  const answer = await translateCasa(api, { key, origin: acme, headers });
  expect(answer).toMatchObject({ status: 200, cookies: {} });
  const settings = await api.call(`/api/embed/settings?key=${key}`, {
    user,
    headers: { Origin: acme },
  });
  expect(settings).toMatchObject({ status: 200, cookies: {} });
  expect(settings.headers.get('access-control-allow-credentials')).toBeNull();
});

test('a text that only an outside engine can translate does not count as a learner’s', async () => {
  const outside = await startPartners({
    outsideEngines: [
      {
        name: 'outside',
        quality: 'machine',
        isCostly: true,
        listGroups: () => Promise.resolve([{ from: ['fr'], to: ['en'] }]),
        translate: ({ text }) =>
          Promise.resolve({
            translation: `made of ${text}`,
            alternatives: [],
            gloss: [],
            nearest: [],
          }),
      },
    ],
  });
  const { key } = await buildKey(outside.db);
  // A learner may have 60 such texts in a minute.
  const texts = Array.from({ length: 70 }, (_, index) => `maison ${index}`);
  const answers = await Promise.all(
    texts.map((text) => translateCasa(outside, { key, origin: acme }, { text, from_lang: 'fr' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
  await outside.stop();
});
