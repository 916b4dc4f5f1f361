import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { registrySnapshot, type RemoteRelease } from '@topwords/platform/contracts';

/** A figure that the build holds against its budget; both in kB (1,000 bytes) of brotli. */
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

/** Every script of the release's folder that the page of a remote loads: its container and screens. */
function ownScripts(root: string, release: RemoteRelease): number {
  const folder = join(root, 'registry/dist/releases', release.name, release.version);
  return sumOfScripts(folder, release.preload);
}

/**
 * Measures the built front ends. A visitor loads the scripts that the shell's page names; a
 * signed-in learner all scripts of the shell (federation and antd besides) and one remote.
 */
export function measureSizes(root: string): Size[] {
  const shell = join(root, 'shell/dist/public');
  const page = readFileSync(join(root, 'shell/dist/page.html'), 'utf8');
  const scripts = readdirSync(shell).filter((name) => name.endsWith('.js'));
  const visitor = sumOfScripts(
    shell,
    scripts.filter((name) => page.includes(name)),
  );
  const snapshot = readFileSync(join(root, 'registry/dist/registry.json'), 'utf8');
  const { remotes } = registrySnapshot.parse(JSON.parse(snapshot));
  const words = remotes.find((release) => release.name === 'words');
  return [
    { name: "visitor's first view", kilobytes: visitor, budget: 110 },
    ...(words
      ? [
          {
            name: 'cold signed-in /words',
            kilobytes: sumOfScripts(shell, scripts) + ownScripts(root, words),
            budget: 250,
          },
        ]
      : []),
    ...remotes.map((release) => ({
      name: `remote ${release.name}, own code`,
      kilobytes: ownScripts(root, release),
      budget: 60,
    })),
  ];
}

/** A line for a size: its figure, its budget, and whether it holds. */
export function describeSize({ name, kilobytes, budget }: Size): string {
  const mark = kilobytes <= budget ? '✓' : '✗';
  return `${mark} ${name}: ${kilobytes.toFixed(1)} kB of ${budget} kB (scripts, brotli)`;
}
