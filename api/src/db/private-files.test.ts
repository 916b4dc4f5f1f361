import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecret } from '../auth/keys.ts';
import { openDatabase } from './open-database.ts';
import { makePrivateFolder } from './private-files.ts';

let folder: string;
/** Runs as on machines where new files are readable by everyone. */
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'topwords-private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

async function writeTo(file: string): Promise<Record<string, string>> {
  const db = openDatabase(`sqlite:${file}`);
  await db.schema.createTable('one', (table) => table.integer('id').primary());
  await db('one').insert({ id: 1 });
  const names = readdirSync(join(file, '..')).filter((name) => name.startsWith('test.db'));
  const modes = names.map((name) => [name, modeOf(join(file, '..', name))]);
  await db.destroy();
  return Object.fromEntries(modes) as Record<string, string>;
}

const priv = { 'test.db': '600', 'test.db-shm': '600', 'test.db-wal': '600' };

test('a database is created for its owner only, with its log and its folder', async () => {
  const data = join(folder, 'deep', 'data');
  expect(await writeTo(join(data, 'test.db'))).toEqual(priv);
  expect([modeOf(data), modeOf(join(folder, 'deep'))]).toEqual(['700', '700']);
});

test('a database that others can read is restricted when it is opened', async () => {
  const file = join(folder, 'test.db');
  for (const ending of ['', '-wal', '-shm']) {
    writeFileSync(file + ending, '');
    chmodSync(file + ending, 0o644);
  }
  chmodSync(folder, 0o755);
  expect(await writeTo(file)).toEqual(priv);
  expect(modeOf(folder)).toBe('755');
});

test('a file that is not a database keeps its permissions', async () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'no database, but longer than the header of one would be'.repeat(50));
  const db = openDatabase(`sqlite:${file}`);
  await expect(db.raw('SELECT 1')).rejects.toThrow(/not a database/);
  await db.destroy();
  expect(modeOf(file)).toBe('644');
});

test('a secret that others can read is restricted when it is read', () => {
  const file = join(folder, 'token-secret');
  const secret = readOrCreateSecret(file);
  chmodSync(file, 0o644);
  expect(readOrCreateSecret(file)).toBe(secret);
  expect(modeOf(file)).toBe('600');
});

test('an existing folder keeps its permissions', () => {
  chmodSync(folder, 0o755);
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe('755');
});
