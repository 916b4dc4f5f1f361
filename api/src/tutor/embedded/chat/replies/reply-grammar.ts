import { joinLines, joinParagraphs, listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { replyForms } from './reply-forms.ts';
import { sayForms } from './say-forms.ts';
import { kindOf } from './sense-names.ts';

/** The part of speech and grammar tips; or the named forms, if any. */
export function replyGrammar(context: ReplyContext): string {
  const { facts, texts, labels, asked, sources } = context;
  if (asked.names.length > 0) return replyForms(context);
  const word = star(facts.word.text);
  const kinds = new Set(facts.senses.map((sense) => kindOf(sense, facts, labels)));
  const tips = sources.grammarOf(facts);
  const hasForms = facts.tables.length > 0;
  return joinParagraphs([
    sayForms(context),
    joinLines([
      `${word}: ${[...kinds].join('; ')}.`,
      tips.length > 0 ? listOf(tips) : texts.noTips(word),
    ]),
    hasForms ? texts.askForForms(texts.suggestions.forms) : '',
  ]);
}
