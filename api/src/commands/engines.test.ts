import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listInstalledPairs } from '../engines/installed-pair.ts';
import { nameOfPair } from '../engines/model-registry.ts';
import { buildRegistry } from '../engines/testing/build-registry.ts';
import { startFileServer } from '../engines/testing/start-file-server.ts';

const run = promisify(execFile);
const fileOf = (name: string) => join(import.meta.dirname, name);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-engines-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the command lists the published models', async () => {
  const env = { PATH: process.env['PATH'], ENGINES_FOLDER: folder, NO_COLOR: '1' };
  const { stdout } = await run(process.execPath, [fileOf('engines.ts'), 'list'], { env });
  expect(stdout).toMatch(/^Firefox Translations .+ published by Mozilla under MPL-2\.0/);
  for (const pair of ['en-es', 'es-en', 'en-ru', 'ru-en', 'en-tr', 'tr-en']) {
    expect(stdout).toMatch(new RegExp(`^${pair} +not installed +\\d+\\.\\d MB`, 'm'));
  }
});

test('a command that is killed in the middle leaves no pair, and the next one continues', async () => {
  const { registry, packed } = buildRegistry([{ from: 'en', to: 'es' }]);
  const server = await startFileServer(packed, ['slow', 'whole']);
  const registryFile = join(folder, 'registry.json');
  await writeFile(registryFile, JSON.stringify({ ...registry, address: server.address }));
  const engines = join(folder, 'engines');
  const args = [fileOf('testing/run-engines.ts'), registryFile, engines, 'add', 'translation'];
  const killed = spawn(process.execPath, args, { stdio: 'ignore' });
  while (!(await hasBegun(join(engines, 'work/en-es')))) await pause(5);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await listInstalledPairs(engines)).toEqual([]);

  const { stdout } = await run(process.execPath, args);
  expect(stdout).toContain('en-es: installed');
  expect((await listInstalledPairs(engines)).map(nameOfPair)).toEqual(['en-es']);
  expect(server.requests[1]?.range).toMatch(/^bytes=[1-9]/);
  await server.close();
});

/** Whether something of a download is on the disk. */
async function hasBegun(work: string): Promise<boolean> {
  const names = await readdir(work).catch(() => []);
  const parts = names.filter((name) => name.endsWith('.part'));
  const sizes = await Promise.all(parts.map(async (name) => (await stat(join(work, name))).size));
  return sizes.some((size) => size > 0);
}
