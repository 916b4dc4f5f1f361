import { joinLines, joinParagraphs, listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { sayForms } from './say-forms.ts';

/** The rules that the word follows or breaks; why a language has them is unknown. */
export function replyReason(context: ReplyContext): string {
  const { facts, texts, sources } = context;
  const tips = sources.grammarOf(facts);
  return joinParagraphs([
    sayForms(context),
    tips.length > 0
      ? joinLines([texts.reasonUnknown, listOf(tips)])
      : texts.noTips(star(facts.word.text)),
    texts.connectModel,
  ]);
}
