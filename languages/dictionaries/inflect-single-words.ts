import type { WordNote } from '../paradigms/word-note.ts';
import { mapOf } from '../lookup/map-of.ts';

/** A headword (word or phrase) with its part of speech and its row's notes. */
interface InflectableWord {
  text: string;
  pos: string;
  note: WordNote | undefined;
}

/** Derives the regular forms of a headword, which may include the headword. */
export type InflectWord = (word: InflectableWord) => string[];

/** Derives forms that only tell which headword a text has; `forms` are its other forms. */
export type RecognizeWord = (
  word: InflectableWord & { forms: ReadonlySet<string> },
) => readonly string[];

/** How a word is inflected. */
export type Inflection = 'noun' | 'verb' | 'adjective' | 'adverb';

const inflections = mapOf<Inflection>({
  noun: 'noun',
  verb: 'verb',
  adjective: 'adjective',
  determiner: 'adjective',
  numeral: 'adjective',
  pronoun: 'adjective',
  adverb: 'adverb',
});

/** Derives the forms of single words with an inflected part of speech. */
export function inflectSingleWords(
  derive: (text: string, inflection: Inflection, pos: string) => string[],
): InflectWord {
  return ({ text, pos }) => {
    const inflection = inflections.get(pos);
    return !inflection || text.includes(' ') ? [] : derive(text, inflection, pos);
  };
}
