import { joinLines, joinParagraphs, listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';
import { replyNotes } from './reply-notes.ts';
import { sayForms } from '../forms/say-forms.ts';
import { kindOf } from './sense-names.ts';

const maxTips = 5;

/** The rule that the question is about; or else the word's kind and what is noted of its grammar. */
export function replyGrammar(context: ReplyContext): string | undefined {
  const { facts, texts, labels, sources, asked } = context;
  const contrast = asked.mentions.length > 1 ? findContrast(context) : undefined;
  if (contrast) return sayContrast(contrast, context);
  const note = replyNotes(context, { evidence: asked.topics.length > 0 ? 4 : 6 });
  if (note !== undefined) return note;
  const word = star(facts.word.text);
  const kinds = new Set(facts.senses.map((sense) => kindOf(sense, facts, labels)));
  const tips = sources.grammarOf(facts).slice(0, maxTips);
  return joinParagraphs([
    sayForms(context),
    joinLines([
      `${word}: ${[...kinds].join('; ')}.`,
      tips.length > 0 ? listOf(tips) : texts.noTips(word),
    ]),
    facts.tables.length > 0 ? texts.askForForms(texts.suggestions.forms) : '',
  ]);
}
