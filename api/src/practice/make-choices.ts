import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import { countWithin } from './count-within.ts';
import { isAlsoRight } from './is-also-right.ts';
import type { Prompts } from './prompts.ts';
import { shuffled, type Random } from './seeded-random.ts';

const wrongChoices = 3;
/** Words of near rank from which the three wrong choices of a day are drawn. */
const maxCandidates = 9;

/** What choices are made from. */
export interface ChoiceSources {
  catalogue: Catalogue;
  prompts: Prompts;
  usageOf: UsageOf;
}

interface Question {
  native: LanguageCode;
  random: Random;
  /** The text that a choice shows for a word; `''` for one that cannot be a choice. */
  show: (word: CatalogueWord) => string;
}

/**
 * Four texts: the word's own and three wrong ones, from words of near rank with the same part of
 * speech (or any, if it has too few words). Empty if there are not enough, or if the word cannot be
 * a choice.
 */
export function makeChoices(
  sources: ChoiceSources,
  word: CatalogueWord,
  { native, random, show }: Question,
): string[] {
  const { language, pos } = word;
  const { catalogue, usageOf } = sources;
  const own = show(word);
  if (own === '') return [];
  const texts = new Map([[foldText(own), own]]);
  const isRight = isAlsoRight(word, native, usageOf);
  for (const words of [catalogue.ofPartOfSpeech(language, pos), catalogue.ofLanguage(language)]) {
    const candidates = nearest(words, word, (other) => show(other) !== '' && !isRight(other));
    for (const text of shuffled(candidates, random).map(show)) {
      if (texts.size > wrongChoices) break;
      if (!texts.has(foldText(text))) texts.set(foldText(text), text);
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
  let above = countWithin(words, (word) => word.rank <= rank);
  let below = above - 1;
  while (found.length < maxCandidates && (below >= 0 || above < words.length)) {
    const pair = [words[below], words[above]];
    found.push(...pair.filter((word) => word !== undefined).filter(isFit));
    below -= 1;
    above += 1;
  }
  return found;
}
