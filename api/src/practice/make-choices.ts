import { foldText } from '@topwords/content/bank';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { acceptedFor } from './accepted-answers.ts';
import { countToRank } from './count-to-rank.ts';
import type { Prompts } from './prompts.ts';
import { shuffled, type Random } from './seeded-random.ts';

const wrongChoices = 3;
/** So many words of near rank may be wrong choices; three of them are, others on another day. */
const candidatesAtMost = 9;

/** What choices are made of. */
export interface ChoiceSources {
  catalogue: Catalogue;
  prompts: Prompts;
}

interface Question {
  native: LanguageCode;
  random: Random;
  /** What a choice shows of a word. */
  show: (word: CatalogueWord) => string;
}

/**
 * Four texts, the word's own among them: the others are of words of its part of speech and of near
 * rank (of any part of speech where it has too few words), none of which is right as well. Empty
 * where there are not enough.
 */
export function makeChoices(
  sources: ChoiceSources,
  word: CatalogueWord,
  { native, random, show }: Question,
): string[] {
  const { language, pos } = word;
  const { catalogue } = sources;
  const texts = new Map([[foldText(show(word)), show(word)]]);
  const isRight = rightnessOf(word, native);
  for (const words of [catalogue.ofPartOfSpeech(language, pos), catalogue.ofLanguage(language)]) {
    const candidates = nearest(words, word, (other) => !isRight(other));
    for (const candidate of shuffled(candidates, random)) {
      if (texts.size > wrongChoices) break;
      const text = show(candidate);
      if (text !== '' && !texts.has(foldText(text))) texts.set(foldText(text), text);
    }
  }
  return texts.size > wrongChoices ? shuffled([...texts.values()], random) : [];
}

/** The words next to one by rank, on either side in turn. */
function nearest(
  words: readonly CatalogueWord[],
  { rank }: CatalogueWord,
  isFit: (word: CatalogueWord) => boolean,
): CatalogueWord[] {
  const found: CatalogueWord[] = [];
  let above = countToRank(words, rank);
  let below = above - 1;
  while (found.length < candidatesAtMost && (below >= 0 || above < words.length)) {
    const pair = [words[below], words[above]];
    found.push(...pair.filter((word) => word !== undefined).filter(isFit));
    below -= 1;
    above += 1;
  }
  return found;
}

/**
 * Tells the words that are right where a word is asked for: itself, those that share a meaning or a
 * translation with it, and those that are spelled alike but for case and accents, as `que` and `qué`.
 */
function rightnessOf(word: CatalogueWord, native: LanguageCode): (other: CatalogueWord) => boolean {
  const meanings = new Set(word.meanings.map(({ id }) => id));
  const accepted = word.meanings.flatMap((meaning) => acceptedFor(meaning, native));
  const translations = new Set([...word.translations[native], ...accepted].map(foldText));
  const text = foldText(word.text);
  return (other) =>
    foldText(other.text) === text ||
    other.meanings.some(({ id }) => meanings.has(id)) ||
    other.translations[native].some((translation) => translations.has(foldText(translation)));
}
