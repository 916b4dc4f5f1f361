import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@topwords/languages/identity';

const written = new URL('../../spelling.json', import.meta.url);

/** The words whose misspellings are known, and real words that look like such misspellings. */
export interface SpellingOfLanguage {
  /** Common words and their forms, separated by spaces. */
  words: string;
  /** Words of the dictionary that are near misses of these. */
  real: string;
}

export type Spelling = Record<LanguageCode, SpellingOfLanguage>;

/** Reads what `npm run content:spelling` wrote, which is committed: no dictionary is needed. */
export function loadSpelling(file: string | URL = written): Spelling {
  return JSON.parse(readFileSync(file, 'utf8')) as Spelling;
}
