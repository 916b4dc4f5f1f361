import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRelease } from './release.ts';

let folder: string;

function write(file: string, content: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

const declared = {
  name: 'words',
  title: { en: 'Words' },
  routes: ['/words'],
  navigation: [{ path: '/words', label: { en: 'Saved Words' }, icon: 'words', order: 20 }],
};

const built = {
  metaData: {
    buildInfo: { buildVersion: '1.0.0-abcdef01' },
    remoteEntry: { name: 'remote-entry.js' },
    globalName: 'topwords_words',
  },
  exposes: [
    {
      path: './remote',
      assets: {
        js: { sync: ['12.aa.js'], async: ['later.js'] },
        css: { sync: ['12.aa.css'], async: [] },
      },
    },
  ],
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-release-'));
  write('remote.json', declared);
  write('dist/mf-manifest.json', built);
  write('dist/remote-entry.js', 'container');
  write('dist/later.js', 'later');
  write('dist/later.js.br', 'compressed');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a release tells its address, its global and what its first screen needs', () => {
  const release = describeRelease(folder, '/remotes');
  expect(release).toMatchObject({
    ...declared,
    version: '1.0.0-abcdef01',
    entry: '/remotes/words/1.0.0-abcdef01/remote-entry.js',
    global: 'topwords_words',
    preload: ['remote-entry.js', '12.aa.js', '12.aa.css'],
  });
});

test('each file that a browser loads has its hash', () => {
  const { integrity } = describeRelease(folder, '/remotes');
  expect(Object.keys(integrity)).toEqual(['later.js', 'remote-entry.js']);
  const hash = createHash('sha384').update('container').digest('base64');
  expect(integrity['remote-entry.js']).toBe(`sha384-${hash}`);
});

test('a remote that declares no route is refused', () => {
  write('remote.json', { ...declared, routes: [] });
  expect(() => describeRelease(folder, '/remotes')).toThrow(/routes/);
});

test('a build that exposes something else is refused', () => {
  write('dist/mf-manifest.json', { ...built, exposes: [] });
  expect(() => describeRelease(folder, '/remotes')).toThrow('words does not expose ./remote');
});
