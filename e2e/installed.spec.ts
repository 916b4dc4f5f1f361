import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteManifest } from '@topwords/platform/contracts';
import { expect, test } from './fixtures/test.ts';

const root = path.join(import.meta.dirname, '..');

function routesOf(folder: string): string[] {
  const text = readFileSync(path.join(root, folder, 'remote.json'), 'utf8');
  return remoteManifest.parse(JSON.parse(text)).routes;
}

interface Manifest {
  name: string;
  lang: string;
  icons: { src: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' });

  test('the browser reads a manifest without faults, in the language of the page', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const client = await context.newCDPSession(page);
    const { errors, data = '', url } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.ru.webmanifest');
    const { name, lang, shortcuts } = JSON.parse(data) as Manifest;
    expect([name, lang]).toEqual(['TopWords', 'ru']);
    expect(shortcuts.map((shortcut) => shortcut.name)).toContain('Практика');
  });
});

test('icons keep their rounded shape, and those that devices cut fill the square', async ({
  page,
}) => {
  await page.goto('/');
  const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  const corners = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return [image.width, canvas?.getImageData(0, 0, 1, 1).data[3]];
        }),
      ),
    icons.map(({ src }) => src),
  );
  expect(icons.map(({ purpose }, index) => [purpose, ...(corners[index] ?? [])])).toEqual([
    ['any', 192, 0],
    ['any', 512, 0],
    ['maskable', 192, 255],
    ['maskable', 512, 255],
  ]);
});

test('each shortcut leads to a screen of a remote', async ({ page }) => {
  const response = await page.request.get('/manifest.webmanifest');
  const { shortcuts } = (await response.json()) as Manifest;
  const routes = ['mfe-words', 'mfe-translate'].flatMap(routesOf);
  expect(shortcuts).toHaveLength(4);
  for (const { url } of shortcuts) expect(routes).toContain(url);
});

test('the bars keep clear of a notch and of the home indicator', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await context.newCDPSession(page);
  const insets = { top: 47, bottom: 34, left: 0, right: 0 };
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/login-register');
  const brand = page.getByRole('banner').getByRole('link', { name: 'TopWords' });
  await expect(brand).toBeVisible();
  expect((await brand.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(insets.top);
});

test.describe('signed in', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  test('a learner’s bars keep clear of them too', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const client = await context.newCDPSession(page);
    const insets = { top: 47, bottom: 34, left: 0, right: 0 };
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto('/words');
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(home).toBeVisible();
    const { y = 0, height = 0 } = (await home.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844 - insets.bottom);
    const brand = page.getByRole('banner').getByRole('link', { name: 'TopWords' });
    expect((await brand.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(insets.top);
  });
});
