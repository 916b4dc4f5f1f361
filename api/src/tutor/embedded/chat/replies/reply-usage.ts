import { joinLines, joinParagraphs, listOf, pairOf, star } from '../markup.ts';
import type { ReplyContext } from '../reply-context.ts';

const phrasesAtMost = 4;

/** What its sentences show of its use, pieces of them; and that its register is not recorded. */
export function replyUsage({ facts, texts, sources }: ReplyContext): string {
  const { word, phrases, uses } = facts;
  const marked = star(word.text);
  const shown = phrases.length > 0 ? phrases : uses.slice(0, 2).map(({ sentence }) => sentence);
  const pieces = shown.slice(0, phrasesAtMost).map(pairOf);
  const contexts = sources.usageOf(facts);
  return joinParagraphs([
    listOf(contexts),
    pieces.length > 0
      ? joinLines([texts.usageShown(marked), listOf(pieces)])
      : texts.noExample(marked),
    texts.registerUnknown,
  ]);
}
