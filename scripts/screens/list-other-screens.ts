import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest } from '../../platform/contracts/index.ts';
import type { Screen } from './screens.ts';

const answers = ['**/api/words/**', '**/api/practice/**', '**/api/profile/**'];

const states = [
  { name: 'loading', calls: 'held' },
  { name: 'filled' },
  { name: 'error', calls: 'failed' },
] as const;

/**
 * Screens of remotes' routes without an own entry, so that a new remote is included from its first
 * day: each loading, filled and failed.
 */
export function listOtherScreens(root: string, screens: readonly Screen[]): Screen[] {
  const known = new Set(screens.map(({ path }) => new URL(path, 'http://localhost').pathname));
  return globSync('mfe-*/remote.json', { cwd: root })
    .map((file) => remoteManifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .flatMap(({ routes }) => routes)
    .filter((route) => !known.has(route))
    .map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'root', path, answers, states }));
}
