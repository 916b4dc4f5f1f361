import { joinLines, joinParagraphs, listOf } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { Note } from '../taught/note.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';
import { sayHomographs } from './reply-pronunciation.ts';
import { replyNotes } from './reply-notes.ts';
import { sayForms } from '../forms/say-forms.ts';

const maxTips = 4;

/** The rule behind what the learner asks about; or else what is known of the word's grammar. */
export function replyReason(context: ReplyContext): string | undefined {
  const { facts, texts, sources, asked } = context;
  const sounds = sayHomographs(context);
  const note =
    replyNotes(context, {
      evidence: sounds === undefined ? 6 : 10,
      isWanted: isExplanation,
    }) ??
    sounds ??
    replyNotes(context, { evidence: 5 });
  const forms = sayForms(context);
  if (note !== undefined) return joinParagraphs([asked.forms.length === 1 && forms, note]);
  const contrast = asked.mentions.length > 1 ? findContrast(context) : undefined;
  if (contrast) return sayContrast(contrast, context);
  const tips = sources.grammarOf(facts).slice(0, maxTips);
  if (forms === '' && tips.length === 0) return undefined;
  return joinParagraphs([forms, tips.length > 0 && joinLines([texts.reasonUnknown, listOf(tips)])]);
}

function isExplanation({ kind }: Note): boolean {
  return kind !== 'pattern' && kind !== 'difference';
}
