import { joinLines } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Its place by frequency, and its level. */
export function replyLevel({ facts: { word, wordsOfLanguage }, labels }: ReplyContext): string {
  return joinLines([
    labels.usage.rank(word.rank, wordsOfLanguage, word.language),
    labels.usage.level(word.level),
  ]);
}
