import { findFreePort } from '../scripts/processes/port.ts';
import { createLearner } from './fixtures/learner.ts';
import { boxOf, expect, resultOf, test as base } from './fixtures/partner.ts';
import { registryFolder } from './fixtures/registry.ts';
import { allowFaults } from './fixtures/test.ts';

/** The product on one host name of this machine, and the frame on another. */
const test = base.extend<object, { ports: number }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  ports: [async ({}, provide) => provide(await findFreePort()), { scope: 'worker' }],

  environment: [
    ({ ports }, provide) =>
      provide({
        REGISTRY_FOLDER: registryFolder,
        PORT: String(ports),
        SITE_ORIGIN: `http://localhost:${ports}`,
        FRAME_ORIGIN: `http://127.0.0.1:${ports}`,
      }),
    { scope: 'worker' },
  ],
});

test('a frame on a separate origin translates, signs in through the product’s window and saves', async ({
  page,
  context,
  product,
  ports,
  openPartnerPage,
}) => {
  // The window first checks whether this browser has a session.
  allowFaults(/401 .*\/api\/auth\/refresh/, /status of 401/);
  const learner = await createLearner(product.url, { native: 'English', targets: ['es'] });
  await openPartnerPage({ body: (element) => element('mode="iframe"') });
  const holder = page.locator('topwords-translator iframe');
  await expect(holder).toHaveAttribute('src', new RegExp(`^http://127\\.0\\.0\\.1:${ports}/embed`));
  const frame = page.frameLocator('topwords-translator iframe');
  await boxOf(frame).fill('casa');
  await expect(resultOf(frame)).toHaveText('house');
  await expect(frame.getByRole('link', { name: /Powered by/ })).toHaveAttribute(
    'href',
    `${product.url}/`,
  );

  const opened = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'Save to favorites' }).click();
  const window = await opened;
  expect(new URL(window.url()).origin).toBe(product.url);
  await window.getByLabel('Email').fill(learner.email);
  await window.getByLabel('Password').fill(learner.password);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  await closed;
  await expect(frame.getByRole('button', { name: /favorites/i, pressed: true })).toBeVisible();
  expect(JSON.stringify(await learner.favorites.categories())).toContain('General');

  // The product's cookies and storage belong to the product only.
  const shared = await frame.locator('body').evaluate(() => ({
    cookies: document.cookie,
    storage: localStorage.length,
  }));
  expect(shared).toEqual({ cookies: '', storage: 0 });
  const cookies = await context.cookies(`http://127.0.0.1:${ports}`);
  expect(cookies).toEqual([]);
  await learner.dispose();
});

test('the frame’s host serves only the frame, to pages on the key’s origins', async ({
  product,
  ports,
  site,
  makeKey,
}) => {
  const host = `http://127.0.0.1:${ports}`;
  const key = await makeKey();
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(host + path, { method, headers: { Origin: product.url } })).status;
  for (const path of ['/', '/words', '/login-register', '/registry.json', '/embed/sign-in']) {
    expect(await statusOf(path), path).toBe(404);
  }
  for (const path of ['/api/auth/refresh', '/api/auth/login', '/api/auth/logout']) {
    expect(await statusOf(path, 'POST'), path).toBe(404);
  }
  const { headers } = await fetch(`${host}/embed/frame?key=${key}`);
  expect(headers.get('content-security-policy')).toMatch(
    new RegExp(`frame-ancestors ${site.origin}$`),
  );
  // A page on the frame's origin is not one of the product's.
  const refused = await fetch(`${product.url}/api/auth/refresh`, {
    method: 'POST',
    headers: { Origin: host },
  });
  expect(refused.status).toBe(403);
});
