import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@topwords/languages/identity';
import type { Contrast } from './contrast.ts';
import type { FalseFriends } from './false-friends.ts';
import type { GrammarNote } from './grammar-note.ts';
import type { TypicalMistake } from './typical-mistake.ts';

const builtTeaching = new URL('../../dist/teaching.json', import.meta.url);

/** What is taught about some words, by their ids. */
export type AboutWords<T> = Omit<T, 'words'> & { words: number[] };

export type BuiltContrast = AboutWords<Contrast>;
export type BuiltGrammarNote = AboutWords<GrammarNote>;
export type BuiltMistake = AboutWords<TypicalMistake>;

/** What authors wrote about a language beyond its words. */
export interface TaughtLanguage {
  contrasts: BuiltContrast[];
  grammar: BuiltGrammarNote[];
  mistakes: BuiltMistake[];
}

/** What is taught beyond words, and the version of its bank. */
export interface BuiltTeaching {
  version: string;
  languages: Record<LanguageCode, TaughtLanguage>;
  /** By pair: `en-es`. */
  falseFriends: Record<string, FalseFriends[]>;
}

export type { FalseFriends };

/**
 * Reads what `npm run content:build` wrote, which the build has checked.
 * @throws when the file does not exist
 */
export function loadTeaching(file: string | URL = builtTeaching): BuiltTeaching {
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltTeaching;
}
