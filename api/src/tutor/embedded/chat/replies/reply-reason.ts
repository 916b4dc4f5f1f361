import { foldText } from '@topwords/languages/text';
import { sayPattern } from '../../compose/compose-tips.ts';
import { isUnknown } from '../offered/find-offered.ts';
import { placesIn } from '../recognise/find-samples.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import { joinLines, joinParagraphs, listOf } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { Note } from '../taught/note.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { noteOfForms } from '../notes/note-of-forms.ts';
import { sayContrast, sayNote } from '../notes/say-note.ts';
import { replyCountable } from './reply-word.ts';
import { sayHomographs } from './reply-pronunciation.ts';
import { replyNotes } from './reply-notes.ts';
import { sayForms } from '../forms/say-forms.ts';

const maxTips = 4;

/** The rule behind what the learner asks about; or else what is known of the word's grammar. */
export function replyReason(context: ReplyContext): string | undefined {
  const { facts, texts, sources, asked } = context;
  // "The police are and not is?"
  if (facts.word.pos === 'noun' && areFormsOfVerb(asked.mentions)) {
    const counted = replyCountable(context);
    if (counted !== undefined) return counted;
  }
  const decided = noteOfForms(context);
  if (decided) return joinParagraphs([sayForms(context), sayNote(decided, context)]);
  const wrong = asked.samples.flatMap(({ text, words }) => {
    const { isWrong, changes } = sources.correct(text, facts);
    return words.length > 1 && words.length < longSample && isWrong ? [changes] : [];
  });
  if (asked.samples.length > 1 && wrong[0] !== undefined) return wrong[0];
  const lines = patternsNamed(context);
  if (lines.length > 0) return listOf(lines);
  const sounds = sayHomographs(context);
  const foreign = placesIn(asked.message).find(
    (place) => place.raw.length >= shortestUnknown && isUnknown(place, context),
  );
  // What the question is about is not known: a note about the words beside it explains nothing.
  const isWanted = (one: Note) =>
    isExplanation(one) && (foreign === undefined || one.text.includes(foreign.raw));
  const note =
    replyNotes(context, {
      evidence: sounds === undefined ? 6 : 10,
      isWanted,
      isAbout: true,
    }) ??
    sounds ??
    (foreign === undefined ? replyNotes(context, { evidence: 5 }) : undefined);
  const forms = sayForms(context);
  if (note !== undefined) return joinParagraphs([asked.forms.length === 1 && forms, note]);
  const contrast = asked.mentions.length > 1 ? findContrast(context) : undefined;
  if (contrast) return sayContrast(contrast, context);
  const tips = sources.grammarOf(facts).slice(0, maxTips);
  if (forms === '' && tips.length === 0) return undefined;
  return joinParagraphs([forms, tips.length > 0 && joinLines([texts.reasonUnknown, listOf(tips)])]);
}

/** A longer stretch is a sentence, in which something else may be wrong. */
const longSample = 5;

/** Whether two forms of one verb are named: "is" and "are". */
function areFormsOfVerb(mentions: ReplyContext['asked']['mentions']): boolean {
  const verbs = mentions.filter(({ word }) => word.pos === 'verb');
  const forms = Map.groupBy(verbs, ({ word }) => word.id);
  return [...forms.values()].some(
    (group) => new Set(group.map(({ raw }) => raw.toLowerCase())).size > 1,
  );
}

const shortestUnknown = 5;
const maxPatterns = 2;

/** The word's patterns that have all that the question names of it: "ayudar a alguien". */
function patternsNamed({ facts, asked }: ReplyContext): string[] {
  const own = foldText(facts.word.text);
  const sample = asked.samples.find(
    ({ words }) => words.length > 1 && words.some(({ folded }) => folded === own),
  );
  if (!sample) return [];
  const said = new Set(sample.words.map(({ folded }) => folded));
  const named = facts.usage.patterns.filter(({ pattern }) => {
    const words = wordsIn(pattern);
    return words.includes(own) && words.filter((one) => said.has(one)).length === said.size;
  });
  return named.slice(0, maxPatterns).map(sayPattern);
}

function isExplanation({ kind }: Note): boolean {
  return kind !== 'pattern' && kind !== 'difference';
}
