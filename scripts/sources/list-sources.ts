import { globSync } from 'node:fs';

const leftOut = /(^|\/)(node_modules|dist|\.cache|\.git)$/;

/**
 * The project's own files that match a pattern, relative to its root; without installed and built
 * files.
 */
export function listSources(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => leftOut.test(name) }).toSorted();
}
