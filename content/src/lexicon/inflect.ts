import {
  allGrammar,
  type InflectWord,
  type RecognizeWord,
  type Speller,
} from '@topwords/languages/grammar';
import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import type { Note } from '../bank/bank.ts';

/** A row's headword (word or phrase) with its part of speech and notes. */
interface Inflectable {
  language: LanguageCode;
  text: string;
  pos: string;
  note: Note | undefined;
}

/** Derives the regular forms of a headword, which may include the headword. */
export type Inflect = (word: Inflectable) => string[];

/** Derives nothing, when the forms listed in rows are enough. */
export const inflectNothing: Inflect = () => [];

/** The notes that contain forms of the word. */
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

/**
 * Loads the derivation of forms: those that a language derives, and those in notes. Rows list all
 * others.
 */
export async function loadInflect(): Promise<Inflect> {
  const inflect = await loadEach<InflectWord>((code) => allGrammar[code].loadInflect());
  return (word) => [...inflect[word.language](word), ...notedForms(word.note)];
}

/** Derives forms that only tell which headword a text has: see `Grammar.loadRecognize`. */
export type Recognize = (word: Inflectable & { forms: ReadonlySet<string> }) => readonly string[];

/** Recognizes headwords by their forms alone. */
export const recognizeNothing = (): string[] => [];

/** Loads the derivation of forms that are in no table and no exercise. */
export async function loadRecognize(): Promise<Recognize> {
  const recognize = await loadEach<RecognizeWord>(
    async (code) => (await allGrammar[code].loadRecognize?.()) ?? recognizeNothing,
  );
  return (word) => recognize[word.language](word);
}
