import { joinLines, star } from '../markup.ts';
import type { ReplyContext } from '../reply-context.ts';

/** Its place by frequency, and its level. */
export function replyLevel({ facts: { word, wordsOfLanguage }, texts }: ReplyContext): string {
  return joinLines([
    texts.rank(star(word.text), word.rank, wordsOfLanguage, word.language),
    texts.level(word.level),
  ]);
}
