import { allGrammar, type InflectWord, type Speller } from '@topwords/languages/grammar';
import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import type { Note } from '../bank/bank.ts';

/** A headword as a row has it: a word or a phrase, its part of speech, and what the row notes of it. */
interface Inflectable {
  language: LanguageCode;
  text: string;
  pos: string;
  note: Note | undefined;
}

/** Derives the regular forms of a headword, itself perhaps among them. */
export type Inflect = (word: Inflectable) => string[];

/** Derives nothing: where the forms that rows list are enough. */
export const inflectNothing: Inflect = () => [];

/** The notes that are forms of the word. */
const formNotes = ['plural', 'past', 'participle', 'present', 'accusative', 'aorist'] as const;

function notedForms(note: Note | undefined): string[] {
  return formNotes.flatMap((name) => note?.[name] ?? []);
}

/** The dictionary of each language. */
export type Spellers = Record<LanguageCode, Speller>;

async function loadEach<T>(
  load: (code: LanguageCode) => Promise<T>,
): Promise<Record<LanguageCode, T>> {
  const loaded = await Promise.all(
    languageCodes.map(async (code) => [code, await load(code)] as const),
  );
  return Object.fromEntries(loaded) as Record<LanguageCode, T>;
}

/** Hunspell with the dictionary of each language: about half a second and 150 MB. */
export function loadSpellers(): Promise<Spellers> {
  return loadEach((code) => allGrammar[code].loadSpeller());
}

/** The forms that each language derives, and those that a row notes. What neither gives, rows list. */
export async function loadInflect(): Promise<Inflect> {
  const inflect = await loadEach<InflectWord>((code) => allGrammar[code].loadInflect());
  return (word) => [...inflect[word.language](word), ...notedForms(word.note)];
}
