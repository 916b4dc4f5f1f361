import { readFile } from 'node:fs/promises';
import { createHunspellFromStrings } from 'hunspell-wasm';
import type { LanguageCode } from '@topwords/platform/contracts';
import { dictionaryFiles } from './dictionary-files.ts';

/** Tells whether a word is spelled right. */
export type Speller = (word: string) => boolean;
export type Spellers = Record<LanguageCode, Speller>;

/** Hunspell with one language's dictionary. */
export async function loadSpeller(language: LanguageCode): Promise<Speller> {
  const { aff, dic } = dictionaryFiles(language);
  const hunspell = await createHunspellFromStrings(
    await readFile(aff, 'utf8'),
    await readFile(dic, 'utf8'),
  );
  return (word) => hunspell.testSpelling(word);
}

/** Hunspell with the dictionary of each language: about half a second and 150 MB. */
export async function loadSpellers(): Promise<Spellers> {
  return {
    en: await loadSpeller('en'),
    es: await loadSpeller('es'),
    ru: await loadSpeller('ru'),
    tr: await loadSpeller('tr'),
  };
}
