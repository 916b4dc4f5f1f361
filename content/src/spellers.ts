import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createHunspellFromStrings } from 'hunspell-wasm';
import type { BankLanguage } from './bank.ts';

/** Tells whether a word is spelled right. */
export type Speller = (word: string) => boolean;
export type Spellers = Record<BankLanguage, Speller>;

const packages = createRequire(import.meta.url);

/** The dictionaries are read as files: their packages' own entry reads the same two. */
async function loadSpeller(entry: string): Promise<Speller> {
  const folder = dirname(entry);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const hunspell = await createHunspellFromStrings(
    await read('index.aff'),
    await read('index.dic'),
  );
  return (word) => hunspell.testSpelling(word);
}

/** Hunspell with the dictionary of each language: about half a second and 150 MB. */
export async function loadSpellers(): Promise<Spellers> {
  return {
    en: await loadSpeller(packages.resolve('dictionary-en')),
    es: await loadSpeller(packages.resolve('dictionary-es')),
    ru: await loadSpeller(packages.resolve('dictionary-ru')),
    tr: await loadSpeller(packages.resolve('dictionary-tr')),
  };
}
