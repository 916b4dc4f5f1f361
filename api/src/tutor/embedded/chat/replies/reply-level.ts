import { joinLines } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** The word's rank and level. */
export function replyLevel({ facts: { word, wordsOfLanguage }, labels }: ReplyContext): string {
  return joinLines([
    labels.usage.rank(word.rank, wordsOfLanguage, word.language),
    labels.usage.level(word.level),
  ]);
}
