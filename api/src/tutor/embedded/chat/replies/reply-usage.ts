import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const maxPhrases = 3;

/** Longer pieces say less about the word, and match their translation less reliably. */
const maxWords = 3;

/** Where and how the word is used, with short phrases; and that its register is not recorded. */
export function replyUsage({ facts, texts, sources }: ReplyContext): string {
  const { word, phrases } = facts;
  const short = phrases.filter(({ text }) => text.split(' ').length <= maxWords);
  const pieces = short.slice(0, maxPhrases).map(pairOf);
  return joinParagraphs([
    listOf(sources.usageOf(facts)),
    pieces.length > 0 ? joinLines([texts.usageShown(star(word.text)), listOf(pieces)]) : '',
    texts.registerUnknown,
  ]);
}
