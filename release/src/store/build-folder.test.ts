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

test('moves the whole store of an earlier version', () => {
  write('registry/dist', 'former');
  const folder = buildFolder(root);
  expect(readFileSync(path.join(folder, 'registry.json'), 'utf8')).toBe('former');
  expect(existsSync(path.join(root, 'registry/dist'))).toBe(false);
  expect(buildFolder(root)).toBe(folder);
});

test('leaves an existing store unchanged', () => {
  write('release/dist', 'present');
  write('registry/dist', 'former');
  expect(readFileSync(path.join(buildFolder(root), 'registry.json'), 'utf8')).toBe('present');
});

test('there is no store before the first build', () => {
  expect(existsSync(buildFolder(root))).toBe(false);
});
