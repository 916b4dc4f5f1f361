import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', '.cache']);

function isSource(name: string): boolean {
  return !leftOut.has(name) && !/\.(test|spec)\.tsx?$/.test(name);
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => isSource(name))
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * A text that changes when any of the sources does. Ignores tests and built files.
 * @param inputs files and folders, relative to root
 * @param extra anything else the result depends on
 */
export function fingerprint(
  root: string,
  inputs: readonly string[],
  extra: readonly string[],
): string {
  const hash = createHash('sha256').update(extra.join('\0'));
  for (const file of inputs.flatMap((input) => listFiles(join(root, input)))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
