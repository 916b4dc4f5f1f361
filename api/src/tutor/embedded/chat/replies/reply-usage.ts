import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const phrasesAtMost = 3;

/** Longer pieces of sentences say less of the word, and are less surely what their translation says. */
const wordsAtMost = 3;

/** Where and how it is used, with short pieces of its sentences; and that its register is not recorded. */
export function replyUsage({ facts, texts, sources }: ReplyContext): string {
  const { word, phrases } = facts;
  const short = phrases.filter(({ text }) => text.split(' ').length <= wordsAtMost);
  const pieces = short.slice(0, phrasesAtMost).map(pairOf);
  return joinParagraphs([
    listOf(sources.usageOf(facts)),
    pieces.length > 0 ? joinLines([texts.usageShown(star(word.text)), listOf(pieces)]) : '',
    texts.registerUnknown,
  ]);
}
