import { globSync, readFileSync, statSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { signedSnapshot, type RemoteRelease } from '@topwords/platform/contracts';
import { scriptBudget } from '../../release/src/records/script-budget.ts';
import { shellScripts } from './shell-scripts.ts';

/** A size that the build checks against its budget; both in kB (1,000 bytes) of brotli. */
export interface Size {
  name: string;
  kilobytes: number;
  budget: number;
}

function compressedSize(file: string): number {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
}

function sumOfScripts(folder: string, names: readonly string[]): number {
  const scripts = names.filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + compressedSize(join(folder, name)), 0) / 1000;
}

function folderOf(root: string, { name, version }: RemoteRelease): string {
  return join(root, 'release/dist/releases', name, version);
}

/** The console's own scripts and its pages, which load antd. */
function consoleSizes(root: string, release: RemoteRelease): Size[] {
  if (release.name !== 'console') return [];
  const folder = folderOf(root, release);
  const pages = readdirSync(folder).filter((name) => /^console\.[0-9a-f]+\.js$/.test(name));
  if (pages.length === 0) throw new Error('antd was not found in the pages of the console');
  const kilobytes = ownScripts(root, release) + sumOfScripts(folder, pages);
  return [{ name: 'console, with antd', kilobytes, budget: 300 }];
}

/** Every script of the release's folder that the page of a remote loads: its container and screens. */
function ownScripts(root: string, release: RemoteRelease): number {
  return sumOfScripts(folderOf(root, release), release.preload);
}

/**
 * What a partner's page loads: the loader immediately, the body once the first translator is
 * visible.
 */
function embedSizes(root: string, release: RemoteRelease): Size[] {
  const loader = release.embed?.loader;
  if (loader === undefined) return [];
  const size = (file: string) => sumOfScripts(folderOf(root, release), [file]);
  return [
    { name: 'translator of partners, loader', kilobytes: size(loader), budget: 5 },
    {
      name: 'translator of partners, body',
      kilobytes: size(join(dirname(loader), 'body.js')),
      budget: 50,
    },
  ];
}

/** The inline scripts of a page, uncompressed, in kB. */
function inlineScripts(page: string): number {
  const scripts = page.matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, script]) => script).join('').length / 1000;
}

/**
 * What a visitor's page runs before its visitor does something, in the language in which that is
 * most: its scripts, which wait in a template, and its inline script, uncompressed.
 */
export function sizesBeforeTouch(shell: string): Size[] {
  const pages = globSync('pages/welcome*.html', { cwd: shell }).map((file) =>
    readFileSync(join(shell, file), 'utf8').replaceAll(/<template.*?<\/template>/gs, ''),
  );
  if (pages.length === 0) throw new Error('The shell has no welcome page');
  const largest = (size: (page: string) => number) => Math.max(...pages.map(size));
  const loaded = (page: string) => {
    const names = [...page.matchAll(/(?:src|href)="%files%([^"]+)"/g)].map(([, name = '']) => name);
    return sumOfScripts(join(shell, 'public'), names);
  };
  return [
    { name: "visitor's page before a touch", kilobytes: largest(loaded), budget: 0 },
    { name: 'its inline script, uncompressed', kilobytes: largest(inlineScripts), budget: 1.5 },
  ];
}

/** A text that only antd's code contains, minified or not. */
const marksOfAntd = /cssinjs|@ant-design/;

/** The scripts of a folder that contain antd, in kB. */
export function sizeOfAntd(folder: string): number {
  const scripts = globSync('**/*.js', { cwd: folder });
  const found = scripts.filter((name) =>
    marksOfAntd.test(readFileSync(join(folder, name), 'utf8')),
  );
  return sumOfScripts(folder, found);
}

/** antd is for consoles only: no script that pages of learners or partners may load contains it. */
function antdForLearners(root: string, releases: readonly RemoteRelease[]): Size {
  const folders = releases
    .filter(({ name }) => name !== 'console')
    .map((release) => folderOf(root, release));
  const shell = join(root, 'shell/dist/public');
  const sum = [shell, ...folders].reduce((total, folder) => total + sizeOfAntd(folder), 0);
  return { name: 'antd in the pages of learners and partners', kilobytes: sum, budget: 0 };
}

/**
 * Measures the built front ends. A visitor loads the shell's first part; a learner at `/words` also
 * loads the federation, that remote, and what hands the painted screen over to it.
 * @throws when the front ends are not built
 */
export function measureSizes(root: string): Size[] {
  const shell = join(root, 'shell/dist/public');
  const visitor = sumOfScripts(shell, shellScripts(root, ['main']));
  const learner = sumOfScripts(shell, shellScripts(root, ['main', 'federation', 'picture']));
  const snapshot = readFileSync(join(root, 'release/dist/registry.json'), 'utf8');
  const releases = signedSnapshot
    .parse(JSON.parse(snapshot))
    .snapshot.remotes.map(({ stable }) => stable);
  return [
    ...sizesBeforeTouch(join(root, 'shell/dist')),
    { name: "visitor's first view, once touched", kilobytes: visitor, budget: 110 },
    ...releases
      .filter(({ routes }) => routes.includes('/words'))
      .map((release) => ({
        name: 'cold signed-in /words',
        kilobytes: learner + ownScripts(root, release),
        budget: 182,
      })),
    ...releases.map((release) => ({
      name: `remote ${release.name}, own code`,
      kilobytes: ownScripts(root, release),
      budget: scriptBudget / 1000,
    })),
    ...releases.flatMap((release) => consoleSizes(root, release)),
    ...releases.flatMap((release) => embedSizes(root, release)),
    antdForLearners(root, releases),
  ];
}

/** Prints each size with its budget. @returns whether all are within budget */
export function reportSizes(sizes: readonly Size[], print: (line: string) => void): boolean {
  for (const { name, kilobytes, budget } of sizes) {
    const mark = kilobytes <= budget ? '✓' : '✗';
    print(`${mark} ${name}: ${kilobytes.toFixed(1)} of ${budget} kB (scripts, brotli)`);
  }
  return sizes.every(({ kilobytes, budget }) => kilobytes <= budget);
}
