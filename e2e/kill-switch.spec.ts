import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReady } from '../scripts/processes/is-ready.ts';
import { findFreePort } from '../scripts/processes/port.ts';
import { startProcess } from '../scripts/processes/server-process.ts';
import { cacheNames, untilKept } from './fixtures/kept.ts';
import { createLearner } from './fixtures/learner.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const root = path.resolve(import.meta.dirname, '..');

async function startServer(port: number, folder: string, environment: Record<string, string>) {
  const server = startProcess([process.execPath, 'api/src/main.ts'], {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      VOICE_RECORD_AHEAD: 'off',
      LOG_LEVEL: 'error',
      PORT: String(port),
      TOKEN_SECRET: 'a secret that outlives the process of this test',
      DATABASE_URL: `sqlite:${path.join(folder, 'topwords.db')}`,
      ...environment,
    },
    onOutput: (chunk) => process.stderr.write(chunk),
  });
  await server.whenServing(() => isReady(`http://localhost:${port}`));
  return server;
}

test('a page opens while the server is gone, and a switched-off worker removes itself and all it kept', async ({
  browser,
}) => {
  allowFaults(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'topwords-kill-switch-'));
  const port = await findFreePort();
  const baseURL = `http://localhost:${port}`;
  const server = await startServer(port, folder, {});
  const learner = await createLearner(baseURL, { native: 'English', targets: ['es'] });
  const storageState = await learner.storageState();
  await learner.dispose();
  const context = await browser.newContext({ baseURL, storageState });
  const page = await context.newPage();
  await page.goto('/words');
  await untilKept(page);

  await server.stop();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const without = await startServer(port, folder, { SERVICE_WORKER: 'off' });
  const { status, headers } = await fetch(`${baseURL}/worker.js`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  await page.reload();
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.close();
  await without.stop();
  rmSync(folder, { recursive: true });
});
