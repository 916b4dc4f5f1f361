import { globSync } from 'node:fs';

const leftOut = /(^|\/)(node_modules|dist|\.cache|\.git)$/;

/** The project's own files of a pattern, from its root; not what is installed or built. */
export function listSources(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => leftOut.test(name) }).toSorted();
}
