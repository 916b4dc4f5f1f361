import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildTinyModel } from './translate/bergamot/testing/build-tiny-model.ts';
import { brokenFiles, installTinyPairs } from './translate/bergamot/testing/install-tiny-pairs.ts';
import { installTinyVoices } from './voice/testing/install-tiny-voices.ts';
import { buildTinyVoice } from './voice/testing/tiny-voice.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const secret = 'a secret that is long enough for tests';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-main-'));
});
afterEach(() => rm(folder, { recursive: true }));

function run(entry: 'main' | 'migrate', environment: Record<string, string>) {
  const file = fileURLToPath(new URL(`./${entry}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  /** The address, from the log's line about listening. */
  async function listening(): Promise<string> {
    for (;;) {
      const line = output.split('\n').find((text) => text.includes('"listening"'));
      if (line !== undefined) {
        const { address } = JSON.parse(line) as { address: AddressInfo };
        return `http://127.0.0.1:${address.port}`;
      }
      const first = await Promise.race([once(child.stdout, 'data'), ended]);
      if (!Array.isArray(first)) throw new Error(`It ended: ${first.errors}`);
    }
  }
  /** Resolves once the log says so. */
  async function logged(text: string): Promise<void> {
    while (!output.includes(text)) await once(child.stdout, 'data');
  }
  return { child, ended, listening, logged, output: () => output };
}

test('it starts with only a file, stops on a signal, and keeps sessions across restarts', async () => {
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'new', 'test.db')}` };
  const first = run('main', environment);
  const registration = await fetch(`${await first.listening()}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'a@example.org',
      password: 'long enough',
      username: 'Ada',
      native: 'English',
    }),
  });
  const { access_token: token } = (await registration.json()) as { access_token: string };
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, errors: '' });

  const second = run('main', environment);
  const answer = await fetch(`${await second.listening()}/api/words/es?limit=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject([{ language_code: 'es', frequency_rank: 1 }]);
  second.child.kill('SIGINT');
  expect(await second.ended).toEqual({ code: 0, errors: '' });
  expect(await readFile(join(folder, 'new', 'token-secret'), 'utf8')).toHaveLength(64);
});

test('a second server on the same file is refused in one line, a command is not', async () => {
  const file = join(folder, 'new', 'one.db');
  const environment = { DATABASE_URL: `sqlite:${file}` };
  const both = [run('main', environment), run('main', environment)] as const;
  const refused = await Promise.race(both.map(({ ended }) => ended));
  expect(refused).toEqual({
    code: 1,
    errors: `DATABASE_URL: another server uses ${file}; stop it, or give this server its own database\n`,
  });
  const server = both.find(({ child }) => child.exitCode === null);
  expect((await fetch(`${await server?.listening()}/readyz`)).status).toBe(200);
  expect(await run('migrate', environment).ended).toEqual({ code: 0, errors: '' });

  server?.child.kill('SIGKILL');
  await server?.ended;
  const next = run('main', environment);
  await next.listening();
  next.child.kill('SIGTERM');
  expect(await next.ended).toEqual({ code: 0, errors: '' });
});

test('a call that runs when the process is stopped is answered, and its connection then ends', async () => {
  const { child, ended, listening, logged } = run('main', {
    DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
    DRAIN_SECONDS: '1',
  });
  const address = await listening();
  const agent = new Agent({ keepAlive: true });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '2' };
  const call = request(`${address}/api/auth/login`, { method: 'POST', agent, headers });
  call.write('{');
  await fetch(`${address}/healthz`);
  child.kill('SIGTERM');
  await logged('"stopping"');
  call.end('}');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(400);
  expect(answer.headers.connection).toBe('close');
  const answeredAt = performance.now();
  expect(await ended).toEqual({ code: 0, errors: '' });
  // A connection that stays open is cut after ten seconds.
  expect(performance.now() - answeredAt).toBeLessThan(9000);
  agent.destroy();
});

test('while draining it serves on, fails readiness, and keeps no connection open', async () => {
  const { child, ended, listening, logged } = run('main', {
    DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
    DRAIN_SECONDS: '600',
  });
  const address = await listening();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const reused: boolean[] = [];
  async function probe(path: string) {
    const asking = request(address + path, { agent }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    reused.push(asking.reusedSocket);
    const closed = once(answer, 'close');
    const body = await json(answer);
    await closed;
    return { status: answer.statusCode, connection: answer.headers.connection, body };
  }
  expect(await probe('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  child.kill('SIGTERM');
  await logged('"stopping"');
  expect(await probe('/readyz')).toEqual({
    status: 503,
    connection: 'close',
    body: { code: 'instance_stopping', detail: 'This instance is shutting down' },
  });
  expect(await probe('/healthz')).toMatchObject({ status: 200, connection: 'close' });
  expect(await probe('/api/words/es')).toMatchObject({ status: 401, connection: 'close' });
  // The connection from before the signal still carried one request.
  expect(reused).toEqual([false, true, false, false]);
  agent.destroy();
  child.kill('SIGKILL');
  await ended;
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'invalid settings, one line for each',
    { PORT: 'x', LOG_LEVEL: 'y' },
    /^PORT: .+\nLOG_LEVEL: .+\n$|^LOG_LEVEL: .+\nPORT: .+\n$/,
  ],
  [
    'a database that cannot be reached',
    { DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x', TOKEN_SECRET: secret },
    /^DATABASE_URL: the database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
  ],
  [
    'a database file that cannot be made',
    { DATABASE_URL: `sqlite:${process.execPath}/test.db` },
    /^DATABASE_URL: the database cannot be opened: .+\n$/,
  ],
])('it does not start with %s', async (_name, environment, expected) => {
  const { code, errors } = await run('main', environment).ended;
  expect(errors).toMatch(expected);
  expect(code).toBe(1);
});

test('it does not start with a file that is not a database', async () => {
  const file = join(folder, 'text.db');
  await copyFile(fileURLToPath(import.meta.url), file);
  const { code, errors } = await run('main', { DATABASE_URL: `sqlite:${file}` }).ended;
  expect(errors).toMatch(/^DATABASE_URL: the database cannot be used: .+\n$/);
  expect(code).toBe(1);
});

test('it does not start with a registry whose signer is unknown', async () => {
  const environment = {
    DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
    REGISTRY_FOLDER: folder,
    REGISTRY_PUBLIC_KEY: 'no key',
  };
  expect(await run('main', environment).ended).toEqual({
    code: 1,
    errors: 'REGISTRY_PUBLIC_KEY: is not a P-256 public key as a JSON Web Key\n',
  });
});

test('it does not start on a port that is taken', async () => {
  const squatter = createServer().listen(0);
  await once(squatter, 'listening');
  const { port } = squatter.address() as AddressInfo;
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'test.db')}`, PORT: String(port) };
  expect(await run('main', environment).ended).toEqual({
    code: 1,
    errors: `PORT: ${port} is taken; set another\n`,
  });
  squatter.close();
});

/** Whether a connection succeeds. */
async function isReached(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The machine's external addresses, without link-local ones. */
function outerAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address }) => address);
}

/** Whether the machine has the loopback address of that family. */
function hasLoopback(address: string): boolean {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.some((one) => one.address === address);
}

test.each<[string, Record<string, string>, boolean, RegExp]>([
  ['nothing that says otherwise', {}, false, /only from this machine; HOST=0\.0\.0\.0 opens/],
  ['HOST', { HOST: '0.0.0.0' }, true, /at 0\.0\.0\.0/],
  ['a declared proxy', { TRUST_PROXY: '1', DRAIN_SECONDS: '0' }, true, /every address/],
])('with %s it is reachable where it should be, and says so', async (_name, more, isOpen, said) => {
  const server = run('main', { DATABASE_URL: `sqlite:${join(folder, 'test.db')}`, ...more });
  const port = Number(new URL(await server.listening()).port);
  expect(await isReached('127.0.0.1', port)).toBe(true);
  const hasOther = hasLoopback('::1') && more['HOST'] === undefined;
  expect(await isReached('::1', port)).toBe(hasOther);
  for (const address of outerAddresses().filter((one) => !isOpen || !one.includes(':'))) {
    expect(await isReached(address, port)).toBe(isOpen);
  }
  await server.logged('"listening"');
  expect(server.output()).toMatch(said);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '' });
});

test('a separate migration ends when the database is up to date', async () => {
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'test.db')}` };
  expect(await run('migrate', environment).ended).toEqual({ code: 0, errors: '' });
  expect(await run('migrate', environment).ended).toEqual({ code: 0, errors: '' });
});

test('models and voices installed while it runs are used, a broken one is logged, and a signal ends them', async () => {
  const database = `sqlite:${join(folder, 'test.db')}`;
  const product = run('main', { DATABASE_URL: database, VOICE_RECORD_AHEAD: 'off' });
  const api = `${await product.listening()}/api`;
  const headers = { 'Content-Type': 'application/json' };
  const account = { email: 'a@example.org', password: 'long enough', username: 'Ada' };
  const registration = await fetch(`${api}/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...account, native: 'English' }),
  });
  const { access_token: token } = (await registration.json()) as { access_token: string };
  async function translate(text: string, from_lang: string): Promise<unknown> {
    const answer = await fetch(`${api}/words/translate`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ text, from_lang, to_lang: from_lang === 'en' ? 'es' : 'en' }),
    });
    return answer.json();
  }
  async function engineOfVoice(text: string): Promise<string | null> {
    const answer = await fetch(`${api}/words/voice`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ text, language: 'es' }),
    });
    return answer.headers.get('x-engine');
  }
  expect(await translate('zqx sings', 'en')).toMatchObject({ engine: 'gloss' });
  expect(await engineOfVoice('casa')).toBe('espeak-ng');

  const files = buildTinyModel({ dictionary: { sings: 'canta' } });
  await installTinyPairs(join(folder, 'engines'), [
    { from: 'en', to: 'es', files },
    { from: 'es', to: 'en', files: brokenFiles(files) },
  ]);
  await installTinyVoices(join(folder, 'engines'), { 'es_MX-tiny-low': buildTinyVoice() });
  // What is installed is looked up every two seconds.
  await pause(2100);
  expect(await translate('zqx sings again', 'en')).toMatchObject({
    engine: 'Bergamot',
    translation: 'zqx canta again',
  });
  expect(await engineOfVoice('casa')).toMatch(/^piper:es_MX-tiny-low:/);
  expect(await translate('zqx canta', 'es')).toMatchObject({ engine: 'gloss' });
  await product.logged('"pair":"es-en","detail":"failed while loading: ');
  product.child.kill('SIGTERM');
  expect(await product.ended).toEqual({ code: 0, errors: '' });
});
