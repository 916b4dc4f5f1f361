import {
  acme,
  buildKey,
  startPartners,
  translateCasa,
  type PartnersApi,
} from './testing/start-partners.ts';

let api: PartnersApi;

beforeAll(async () => {
  api = await startPartners();
});
afterAll(() => api.stop());

test('a page of the key’s origin has a text translated, and knows nothing of favourites', async () => {
  const { key } = await buildKey(api.db);
  const { status, body, headers } = await translateCasa(api, { key, origin: acme });
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
    },
  });
  expect(headers.get('access-control-allow-origin')).toBe(acme);
});
