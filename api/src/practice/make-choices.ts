import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { acceptedFor } from './accepted-answers.ts';
import { countToRank } from './count-to-rank.ts';
import type { Prompts } from './prompts.ts';
import { shuffled, type Random } from './seeded-random.ts';

const wrongChoices = 3;
/** Words of near rank from which the three wrong choices of a day are drawn. */
const maxCandidates = 9;

/** What choices are made from. */
export interface ChoiceSources {
  catalogue: Catalogue;
  prompts: Prompts;
}

interface Question {
  native: LanguageCode;
  random: Random;
  /** The text that a choice shows for a word. */
  show: (word: CatalogueWord) => string;
}

/**
 * Four texts: the word's own and three wrong ones, from words of near rank with the same part of
 * speech (or any, if it has too few words). Empty if there are not enough.
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

/** The words nearest to one by rank, alternately above and below. */
function nearest(
  words: readonly CatalogueWord[],
  { rank }: CatalogueWord,
  isFit: (word: CatalogueWord) => boolean,
): CatalogueWord[] {
  const found: CatalogueWord[] = [];
  let above = countToRank(words, rank);
  let below = above - 1;
  while (found.length < maxCandidates && (below >= 0 || above < words.length)) {
    const pair = [words[below], words[above]];
    found.push(...pair.filter((word) => word !== undefined).filter(isFit));
    below -= 1;
    above += 1;
  }
  return found;
}

/**
 * Returns a test for words that are also correct when a word is asked for: the word itself, those
 * that share a meaning or a translation with it, and those that differ only in case or accents, like
 * `que` and `qué`.
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
