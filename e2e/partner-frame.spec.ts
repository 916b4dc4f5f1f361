import { boxOf, expect, resultOf, test } from './fixtures/partner.ts';
import { createLearner } from './fixtures/learner.ts';
import { startStaticSite } from './fixtures/static-site.ts';
import { allowFaults } from './fixtures/test.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test('a reader signs in from a frame and saves a favourite, hidden from the page', async ({
  page,
  context,
  product,
  openPartnerPage,
}) => {
  // The window first checks whether this browser has a session.
  allowFaults(/401 .*\/api\/auth\/refresh/, /status of 401/);
  const learner = await createLearner(product.url, { native: 'English', targets: ['es'] });
  await openPartnerPage({ body: (element) => element('mode="iframe" share-text') });
  await page.evaluate(() => {
    const received: unknown[] = [];
    addEventListener('message', ({ data }) => received.push(data));
    Object.assign(globalThis, { received });
  });
  const holder = page.locator('topwords-translator iframe');
  await expect(holder).toHaveAttribute('title', 'Translator');
  const frame = page.frameLocator('topwords-translator iframe');
  await boxOf(frame).fill('casa');
  await expect(resultOf(frame)).toHaveText('house');

  const opened = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'Save to favorites' }).click();
  const window = await opened;
  await window.getByLabel('Email').fill(learner.email);
  await window.getByLabel('Password').fill(learner.password);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  await closed;
  const saved = frame.getByRole('button', { name: /favorites/i, pressed: true });
  await expect(saved).toBeVisible();
  const categories = await learner.favorites.categories();
  expect(JSON.stringify(categories)).toContain('General');

  const received = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'received')));
  expect(received).toContain('"topwords"');
  expect(received).not.toMatch(/eyJ|token|Ada|@example/);
  const reach = await holder.evaluate((node: HTMLIFrameElement) => {
    try {
      return String(node.contentWindow?.localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(reach).toBe('SecurityError');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await learner.dispose();
});

test('a page on an origin that the key does not allow cannot show the frame', async ({
  page,
  product,
  makeKey,
}) => {
  allowFaults(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|violates the following/);
  const key = await makeKey();
  const foreign = await startStaticSite();
  const address = `${product.url}/embed/frame?key=${key}&from=es&to=en`;
  await page.goto(foreign.addPage('/', `<iframe title="Stolen" src="${address}"></iframe>`));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('textbox')).toHaveCount(0);
  const { headers } = await fetch(address);
  expect(headers.get('content-security-policy')).toMatch(
    /frame-ancestors http:\/\/127\.0\.0\.1:\d+/,
  );
  await foreign.close();
});

test('a window opened by another page sends no token', async ({ page, context, product, site }) => {
  allowFaults(/401 .*\/api\/auth\/refresh/, /status of 401/);
  const learner = await createLearner(product.url, { native: 'English', targets: ['es'] });
  const { cookies, origins } = await learner.storageState();
  await context.addCookies(cookies);
  const seed = await context.newPage();
  await seed.goto(`${product.url}/login-register`);
  await seed.evaluate(
    (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
    origins[0]?.localStorage ?? [],
  );
  await page.goto(site.addPage('/', '<button>Open</button>'));
  await page.evaluate((address) => {
    const received: unknown[] = [];
    addEventListener('message', ({ data }) => received.push(data));
    Object.assign(globalThis, { received });
    document.querySelector('button')?.addEventListener('click', () => open(address, '', 'popup'));
  }, `${product.url}/embed/sign-in?state=thief&page=https://acme.example`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open' }).click();
  const window = await opened;
  const closed = window.waitForEvent('close');
  allowFaults(/postMessage|target origin/);
  await window.getByRole('button', { name: 'Continue as Ada' }).click();
  await closed;
  expect(await page.evaluate(() => Reflect.get(globalThis, 'received') as unknown[])).toEqual([]);
  await learner.dispose();
});
