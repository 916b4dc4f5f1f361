import {
  boxOf,
  expect,
  expectToTranslate,
  resultOf,
  test,
  translatorOf,
  translatorElement,
} from './fixtures/partner.ts';
import { allowFaults } from './fixtures/test.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

const refused =
  /response 4\d\d .*\/api\/embed|Failed to load resource|CORS policy|ERR_FAILED|\[TopWords\]/;

const refusals = [
  {
    name: 'an unknown key',
    origin: null,
    shown: 'This page’s translator is not set up.',
    explained: /There is no such key/,
  },
  {
    name: 'a key of another origin',
    origin: 'https://other.example',
    shown: 'The translator isn’t allowed on this page.',
    explained: /origin/,
  },
];

for (const { name, origin, shown, explained } of refusals) {
  test(`${name} is reported in the translator, and once to the page’s developer`, async ({
    page,
    makeKey,
    openPartnerPage,
  }) => {
    allowFaults(refused);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[TopWords]')) logged.push(message.text());
    });
    const key = origin === null ? 'pk_nobody' : await makeKey({ origin });
    await openPartnerPage({ body: translatorElement(key).repeat(2) });
    for (const index of [0, 1]) {
      await expect(translatorOf(page, index).getByText(shown)).toBeVisible();
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(explained);
  });
}

test('a spent quota is shown to the reader, whose text stays', async ({
  page,
  openPartnerPage,
}) => {
  allowFaults(refused);
  await openPartnerPage({ key: { perDay: 1 } });
  const translator = translatorOf(page);
  await expectToTranslate(translator);
  await boxOf(translator).fill('perro');
  await expect(translator.getByText(/has reached its limit/)).toBeVisible();
  await expect(boxOf(translator)).toHaveValue('perro');
});

test('a slow API shows a loading state; a dead one is reported, and Retry gets the answer', async ({
  page,
  openPartnerPage,
}) => {
  allowFaults(refused);
  const { promise, resolve } = Promise.withResolvers<void>();
  let isDead = false;
  await page.route('**/api/embed/translate*', async (route) => {
    if (route.request().method() === 'POST' && !isDead) await promise;
    await (isDead ? route.abort() : route.continue());
  });
  await openPartnerPage();
  const translator = translatorOf(page);
  await boxOf(translator).fill('casa');
  await expect(translator.locator('[aria-busy="true"]').first()).toBeVisible();
  resolve();
  await expect(resultOf(translator)).toHaveText('house');

  isDead = true;
  await boxOf(translator).fill('perro');
  const retry = translator.getByRole('button', { name: /Retry|Try again/ });
  await expect(retry).toBeVisible();
  isDead = false;
  await retry.click();
  await expect(resultOf(translator)).toHaveText('dog');
});

test('a body that fails to load keeps the text, and Try again loads it', async ({
  page,
  openPartnerPage,
}) => {
  allowFaults(refused, /body\.js/);
  await page.route('**/embed/body.js*', (route) => route.abort());
  await openPartnerPage();
  const translator = translatorOf(page);
  await expect(translator.getByText('Couldn’t load the translator.')).toBeVisible();
  await page.unroute('**/embed/body.js*');
  await translator.getByRole('button', { name: 'Try again' }).click();
  await expectToTranslate(translator);
});

test('a page can read why it is refused, for every reason', async ({
  page,
  makeKey,
  product,
  site,
}) => {
  allowFaults(/response 4\d\d .*\/api\/embed|Failed to load resource/);
  const own = await makeKey();
  const other = await makeKey({ origin: 'https://other.example' });
  await page.goto(site.addPage('/', '<h1>Acme</h1>'));
  const explained = await page.evaluate(
    async ({ url, keys }) => {
      const text = JSON.stringify({ text: 'casa', from_lang: 'es', to_lang: 'en' });
      async function read(address: string, body: string | null, session = ''): Promise<unknown> {
        const headers = new Headers(body === null ? {} : { 'Content-Type': 'application/json' });
        if (session !== '') headers.set('X-Partner-Session', session);
        const method = body === null ? 'GET' : 'POST';
        const answer = await fetch(`${url}/api/embed/${address}`, { method, headers, body });
        const { code } = (await answer.json()) as { code: string };
        return [answer.status, code];
      }
      return [
        await read('translate?key=pk_nobody', text),
        await read('settings?key=pk_nobody', null),
        await read(`translate?key=${keys.other}`, text),
        await read('translate', text),
        await read(`translate?key=${keys.own}`, '{'),
        await read('translate?key=pk_nobody', '{'),
        await read(`translate?key=${keys.own}`, JSON.stringify({ text: 'x'.repeat(3_000_000) })),
        await read(`translate?key=${keys.own}`, text, 'forged'),
        await read(`nothing?key=${keys.own}`, null),
        await read('nothing', text),
      ];
    },
    { url: product.url, keys: { own, other } },
  );
  expect(explained).toEqual([
    [401, 'partner_key_unknown'],
    [401, 'partner_key_unknown'],
    [403, 'partner_origin_refused'],
    [400, 'validation_failed'],
    [400, 'malformed_json'],
    [401, 'partner_key_unknown'],
    [413, 'body_too_large'],
    [401, 'partner_session_invalid'],
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
});
