import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Parts = Record<string, string[]>;

/**
 * The files of named parts of the built shell (`main`, `federation`), each once.
 * @throws when a part is missing because its name in the sources has changed
 */
export function shellFiles(root: string, names: readonly string[]): string[] {
  const listed = JSON.parse(readFileSync(join(root, 'shell/dist/parts.json'), 'utf8')) as Parts;
  const all = names.flatMap((name) => {
    const files = listed[name];
    if (!files) throw new Error(`The shell has no part named ${name}`);
    return files;
  });
  return [...new Set(all)];
}

/** The scripts among them. */
export function shellScripts(root: string, names: readonly string[]): string[] {
  return shellFiles(root, names).filter((file) => file.endsWith('.js'));
}
