import { joinLines, joinParagraphs, listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { replyForms } from './reply-forms.ts';
import { sayForms } from './say-forms.ts';

/** The part of speech and grammar tips; or the named forms, if any. */
export function replyGrammar(context: ReplyContext): string {
  const { facts, texts, asked, sources } = context;
  if (asked.names.length > 0) return replyForms(context);
  const kind = `${star(facts.word.text)}: ${kindsOf(context).join('; ')}.`;
  const hasForms = facts.tables.length > 0;
  return joinParagraphs([
    sayForms(context),
    joinLines([kind, listOf(sources.grammarOf(facts))]),
    hasForms ? texts.askForForms(texts.suggestions.forms) : '',
  ]);
}

/** Parts of speech, with the gender of nouns; omits a sense without gender if another has one. */
function kindsOf({ facts: { senses }, labels }: ReplyContext): string[] {
  const gendered = new Set(senses.flatMap(({ pos, notes }) => (notes.gender ? pos : [])));
  const kinds = senses
    .filter(({ pos, notes }) => notes.gender !== undefined || !gendered.has(pos))
    .map(({ pos, notes: { gender } }) =>
      [labels.pos[pos], gender && labels.gender[gender]].filter(Boolean).join(', '),
    );
  return [...new Set(kinds)];
}
