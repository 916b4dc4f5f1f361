import { joinLines, joinParagraphs, listOf } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { sayForms } from './say-forms.ts';

/** The rules that the word follows or breaks; why a language has them is unknown. */
export function replyReason(context: ReplyContext): string {
  const { facts, texts, sources } = context;
  return joinParagraphs([
    sayForms(context),
    joinLines([texts.reasonUnknown, listOf(sources.grammarOf(facts))]),
    texts.connectModel,
  ]);
}
