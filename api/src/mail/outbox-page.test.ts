import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { listenLocally } from '../testing/listen-locally.ts';
import { composeMail } from './compose-mail.ts';
import { createOutboxPage } from './outbox-page.ts';
import { openOutbox, type Outbox } from './outbox.ts';

const path = '/developer/outbox';
let folder: string;
let outbox: Outbox;
const endings: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  outbox = openOutbox(join(folder, 'outbox'));
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  rmSync(folder, { recursive: true });
});

async function ask(kept: Outbox | undefined, headers: Record<string, string> = {}) {
  const app = new Koa().use(createOutboxPage(kept));
  const answer = app.callback();
  const { origin, close } = await listenLocally(
    createServer((request, response) => void answer(request, response)),
  );
  endings.push(close);
  const response = await fetch(`${origin}${path}`, { headers });
  return { status: response.status, html: await response.text() };
}

function write(name: string) {
  const about = { kind: 'password-changed' } as const;
  return outbox.send(composeMail({ to: 'ann@example.org', name, language: 'en', about }));
}

test('shows the mails, the newest first, as text', async () => {
  expect((await ask(outbox)).html).toContain('No mail yet.');
  await write('First');
  await write('<b>Second</b>');
  const { status, html } = await ask(outbox);
  expect(status).toBe(200);
  expect(html.indexOf('Hello &lt;b&gt;Second&lt;/b&gt;,')).toBeGreaterThan(0);
  expect(html.indexOf('Hello First,')).toBeGreaterThan(html.indexOf('Second'));
});

test('exists for nobody behind a proxy, and not where mail is sent', async () => {
  expect((await ask(outbox, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
  expect((await ask(undefined)).status).toBe(404);
});

test('keeps the newest two hundred', async () => {
  for (let count = 0; count < 203; count += 1) await write(`No ${count}.`);
  const mails = await outbox.list();
  expect(mails).toHaveLength(200);
  expect(mails[0]?.text).toContain('No 202.');
  expect(mails.at(-1)?.text).toContain('No 3.');
});
