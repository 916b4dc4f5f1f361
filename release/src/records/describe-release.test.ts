import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRelease } from './describe-release.ts';

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
  shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' }],
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
  write('dist/12.aa.js', 'screen');
  write('dist/12.aa.css', 'style');
  write('dist/mf-stats.json', {});
  write('dist/later.js', 'later');
  write('dist/later.js.br', 'compressed');
});

afterEach(() => rmSync(folder, { recursive: true }));

function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

test('a release has its address, its global and what its first screen needs', () => {
  const { release, built_against } = describeRelease(folder, '/remotes');
  expect(release).toEqual({
    ...declared,
    version: '1.0.0-abcdef01',
    entry: '/remotes/words/1.0.0-abcdef01/remote-entry.js',
    global: 'topwords_words',
    preload: ['remote-entry.js', '12.aa.js', '12.aa.css'],
    integrity: {
      'remote-entry.js': hashOf('container'),
      '12.aa.js': hashOf('screen'),
      '12.aa.css': hashOf('style'),
    },
  });
  expect(built_against).toEqual({ react: '19.3.1' });
});

test('each published file has its hash and size', () => {
  const { files } = describeRelease(folder, '/remotes');
  expect(Object.keys(files)).toEqual([
    '12.aa.css',
    '12.aa.js',
    'later.js',
    'later.js.br',
    'mf-manifest.json',
    'remote-entry.js',
  ]);
  expect(files['later.js']).toEqual({ integrity: hashOf('later'), bytes: 5 });
});

test('lists the files that other sites load, with their hashes', () => {
  const embed = { loader: 'embed/v1.js', entry: 'embed/remote-entry.js', global: 'topwords_embed' };
  write('dist/embed/embed.json', embed);
  write('dist/embed/v1.js', 'loader');
  write('dist/embed/v1.json', 'hashes of the others');
  write('dist/embed/remote-entry.js', 'container of others');
  expect(describeRelease(folder, '/remotes').release.embed).toEqual({
    ...embed,
    integrity: {
      'embed/v1.js': hashOf('loader'),
      'embed/remote-entry.js': hashOf('container of others'),
      'embed/v1.json': hashOf('hashes of the others'),
    },
  });
});

test('refuses a build that lacks a file of its first screen', () => {
  rmSync(path.join(folder, 'dist/12.aa.css'));
  expect(() => describeRelease(folder, '/remotes')).toThrow('The build has no file 12.aa.css');
});

test('refuses a remote that declares no route', () => {
  write('remote.json', { ...declared, routes: [] });
  expect(() => describeRelease(folder, '/remotes')).toThrow(/routes/);
});

test('refuses a build that does not expose ./remote', () => {
  write('dist/mf-manifest.json', { ...built, exposes: [] });
  expect(() => describeRelease(folder, '/remotes')).toThrow('words does not expose ./remote');
});
