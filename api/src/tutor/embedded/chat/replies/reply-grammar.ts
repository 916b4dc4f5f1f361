import { joinLines, joinParagraphs, listOf, star } from '../markup.ts';
import type { ReplyContext } from '../reply-context.ts';
import { replyForms } from './reply-forms.ts';

/** What kind of word it is, and what a grammar says of it; of forms that are named, those. */
export function replyGrammar(context: ReplyContext): string {
  const { facts, texts, labels, asked, sources } = context;
  if (asked.names.length > 0) return replyForms(context);
  const kinds = facts.senses.map(({ pos, notes: { gender } }) =>
    [labels.pos[pos], gender && labels.gender[gender]].filter(Boolean).join(', '),
  );
  const kind = `${star(facts.word.text)}: ${[...new Set(kinds)].join('; ')}.`;
  const hasForms = facts.tables.length > 0;
  return joinParagraphs([
    joinLines([kind, listOf(sources.grammarOf(facts))]),
    hasForms ? texts.askForForms(texts.suggestions().forms) : '',
  ]);
}
