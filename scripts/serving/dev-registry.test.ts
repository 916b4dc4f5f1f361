import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDevRemotes } from './dev-registry.ts';

test('in development each remote comes from its own server', () => {
  const root = mkdtempSync(join(tmpdir(), 'topwords-registry-'));
  const declared = { name: 'words', title: { en: 'Words' }, routes: ['/words'], navigation: [] };
  mkdirSync(join(root, 'mfe-words'));
  writeFileSync(join(root, 'mfe-words/remote.json'), JSON.stringify(declared));
  const { remotes } = describeDevRemotes(root, [{ folder: 'mfe-words', port: 3001 }]);
  rmSync(root, { recursive: true });
  expect(remotes).toEqual([
    {
      ...declared,
      version: 'development',
      entry: 'http://localhost:3001/remote-entry.js',
      global: 'topwords_words',
      integrity: {},
      preload: [],
    },
  ]);
});
