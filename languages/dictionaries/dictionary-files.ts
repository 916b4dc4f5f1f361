import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packages = createRequire(import.meta.url);

/** The files of a hunspell dictionary: its affix rules, and its words with their rules. */
export interface DictionaryFiles {
  aff: string;
  dic: string;
}

/** Paths of a language's dictionary. The entry of its package reads the same two files. */
export function dictionaryFiles(language: string): DictionaryFiles {
  const folder = dirname(packages.resolve(`dictionary-${language}`));
  return { aff: join(folder, 'index.aff'), dic: join(folder, 'index.dic') };
}
