import { joinLines, joinParagraphs, listOf, pairOf, star } from '../markup.ts';
import type { ReplyContext } from '../reply-context.ts';

const atMost = 4;

/** How its sentences use it; and that its register is not recorded. */
export function replyUsage({ facts, texts }: ReplyContext): string {
  const { word, phrases, uses } = facts;
  const marked = star(word.text);
  const pieces = phrases.slice(0, atMost).map(pairOf);
  const sentences = uses.slice(0, 2).map(({ sentence }) => pairOf(sentence));
  const lines = pieces.length > 0 ? pieces : sentences;
  return joinParagraphs([
    lines.length > 0
      ? joinLines([texts.usageShown(marked), listOf(lines)])
      : texts.noExample(marked),
    texts.registerUnknown,
  ]);
}
