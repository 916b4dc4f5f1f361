import type { LanguageCode } from '@topwords/platform/contracts';
import type { Related } from '../../facts/word-facts.ts';
import { joinLines, quoteAll, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const maxNamed = 5;

/** Synonyms, words with the same translation, the family, and phrases with the word. */
export function replyRelated({ facts, texts, asked }: ReplyContext): string {
  const { word, native, synonyms, rivals, family, headwordPhrases } = facts;
  const marked = star(word.text);
  const say = (related: readonly Related[], text: (word: string, others: string) => string) =>
    related.length > 0 && text(marked, namedWords(related, native));
  const known = new Set(synonyms.map((one) => one.word.id));
  const others = rivals.filter((one) => !known.has(one.word.id));
  const lines = joinLines([
    say(synonyms, texts.synonyms),
    say(others, texts.rivals),
    say(family, texts.family),
    say(headwordPhrases, texts.phrasesWith),
  ]);
  return joinLines([
    asked.asksOpposite && texts.oppositesUnknown,
    lines || texts.nothingRelated(marked),
  ]);
}

/** Words with their meanings: `*hogar* (“home”), *piso* (“flat”)`. */
export function namedWords(related: readonly Related[], native: LanguageCode): string {
  return related
    .slice(0, maxNamed)
    .map(({ word, translation }) => `${star(word.text)} (${quoteAll([translation], native)})`)
    .join(', ');
}
