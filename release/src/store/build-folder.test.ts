import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolder } from './build-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'topwords-build-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, text: string): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'registry.json'), text);
}

test('the store of an earlier version is taken over whole', () => {
  write('registry/dist', 'former');
  const folder = buildFolder(root);
  expect(readFileSync(path.join(folder, 'registry.json'), 'utf8')).toBe('former');
  expect(existsSync(path.join(root, 'registry/dist'))).toBe(false);
  expect(buildFolder(root)).toBe(folder);
});

test('a store that is there already stays as it is', () => {
  write('release/dist', 'present');
  write('registry/dist', 'former');
  expect(readFileSync(path.join(buildFolder(root), 'registry.json'), 'utf8')).toBe('present');
});

test('before the first build there is none', () => {
  expect(existsSync(buildFolder(root))).toBe(false);
});
