import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { Place, Sample } from './find-samples.ts';
import type { WordFinder } from './word-finder.ts';

/** A word of the learned language that a message names. */
export interface Mention {
  word: CatalogueWord;
  /** As written in the message. */
  raw: string;
  /** Other words that are written so. */
  others: readonly CatalogueWord[];
  /** Whether it is one of several words of a sentence. */
  isInSentence: boolean;
}

interface MentionContext {
  finder: WordFinder;
  language: LanguageCode;
  /** The chat's word, which is preferred. */
  word: CatalogueWord;
}

const longestPhrase = 4;
const sentenceWords = 3;

/** The words that samples consist of, phrases first: `look forward to`, `desde hace`. */
export function findMentions(samples: readonly Sample[], context: MentionContext): Mention[] {
  const kindOf = ({ words: [only, ...more] }: Sample) =>
    more.length > 0 || !only ? undefined : context.finder.find(context.language, only.raw)[0]?.pos;
  // "The or a": a letter beside another article is one.
  const isPaired = (sample: Sample) =>
    kindOf(sample) === 'determiner' &&
    samples.some((other) => other !== sample && kindOf(other) === 'determiner');
  return samples.flatMap((sample) => {
    const { words } = sample;
    const found: Mention[] = [];
    let at = 0;
    while (at < words.length) {
      const { mention, length } = mentionAt(words, at, context);
      if (mention) found.push(mention);
      at += length;
    }
    const [only] = words;
    const isLetter = words.length === 1 && only?.raw.length === 1 && !sample.isQuoted;
    if (isLetter && found[0]?.word.id !== context.word.id && !isPaired(sample)) return [];
    const isSentence = words.length >= sentenceWords && found.length > 1;
    return found.map((mention) => ({ ...mention, isInSentence: isSentence }));
  });
}

function mentionAt(
  words: readonly Place[],
  at: number,
  { finder, language, word }: MentionContext,
): { mention?: Mention; length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const raw = words
      .slice(at, at + length)
      .map((one) => one.raw)
      .join(' ');
    const [bare = raw] = raw.split(/['’]/u);
    const exact = finder.find(language, raw);
    const found = exact.length > 0 || length > 1 ? exact : finder.find(language, bare);
    if (found.length === 0) continue;
    const best = found.find(({ id }) => id === word.id) ?? found[0];
    if (!best) continue;
    return {
      mention: {
        word: best,
        raw,
        others: found.filter((one) => one !== best),
        isInSentence: false,
      },
      length,
    };
  }
  return { length: 1 };
}
