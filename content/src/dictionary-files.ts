import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LanguageCode } from '@topwords/platform/contracts';

const packages = createRequire(import.meta.url);

/** The files of a hunspell dictionary: its rules of affixes, and its words with the rules of each. */
export interface DictionaryFiles {
  aff: string;
  dic: string;
}

/** Where a language's dictionary stands. Its package's own entry reads the same two files. */
export function dictionaryFiles(language: LanguageCode): DictionaryFiles {
  const folder = dirname(packages.resolve(`dictionary-${language}`));
  return { aff: join(folder, 'index.aff'), dic: join(folder, 'index.dic') };
}
