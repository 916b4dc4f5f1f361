import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { remoteScreens } from './fixtures/remote-screens.ts';
import { startStaticSite, type StaticSite } from './fixtures/static-site.ts';
import { expect, test } from './fixtures/test.ts';

const folder = path.resolve(import.meta.dirname, '../examples/minimal-host');

let site: StaticSite;

test.beforeAll(async () => {
  // Builds, on a machine that may be busy with other tests.
  test.setTimeout(120_000);
  const build = spawn(process.execPath, ['build.js'], { cwd: folder, stdio: 'inherit' });
  const [code] = (await once(build, 'exit')) as [number];
  expect(code).toBe(0);
  site = await startStaticSite({ '/': path.join(folder, 'dist') });
});

test.afterAll(() => site.close());

test('a plain webpack host shows every remote in the registry', async ({ page, baseURL }) => {
  await page.goto(`${site.origin}/?topwords=${baseURL}`);
  const screens = page.getByRole('navigation', { name: 'Screens' });
  for (const { entry } of remoteScreens) {
    await test.step(entry, async () => {
      const link = screens.getByRole('link', { name: entry, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('could not be shown')).toBeHidden();
    });
  }
});
