import { notesOfWord } from '../../../bank/notes-of-word.ts';
import type { Subject } from './fact-sources.ts';
import { keyOf } from './tokens.ts';
import type { Sense } from './word-facts.ts';

/** The senses of a word in the bank's order: the most common first. */
export function findSenses({ sources: { wordsOf }, word, native }: Subject): Sense[] {
  const { language } = word;
  return word.meanings.map((meaning) => ({
    meaningId: meaning.id,
    pos: meaning.pos,
    translations: meaning.words[native].headwords,
    gloss: meaning.words[native].gloss,
    notes: notesOfWord(word, meaning),
    companions: meaning.words[language].headwords.flatMap((text) =>
      wordsOf(language, keyOf(text, language)).filter(
        (other) => other.text === text && other.id !== word.id,
      ),
    ),
  }));
}
