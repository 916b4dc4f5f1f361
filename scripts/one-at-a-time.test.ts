import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './one-at-a-time.cjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topwords-turn-'));
  file = join(folder, 'new/lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the lock has one holder, and the next only after it is released', () => {
  const releaseLock = takeLock(file);
  expect(releaseLock).toBeDefined();
  expect(takeLock(file)).toBeUndefined();
  releaseLock?.();
  expect(takeLock(file)).toBeDefined();
});

test('a process that has ended holds no lock', () => {
  takeLock(file)?.();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(takeLock(file)).toBeUndefined();
  expect(takeLock(file)).toBeDefined();
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});
