import type { Note } from '../taught/note.ts';
import { findNotes } from '../notes/find-notes.ts';
import { sayNote } from '../notes/say-note.ts';
import { joinParagraphs, listOf } from '../reply/markup.ts';
import { saidBefore, type ReplyContext } from '../reply/reply-context.ts';

interface NoteOptions {
  /** How much of the question a note must explain. */
  evidence: number;
  isWanted?: (note: Note) => boolean;
  /** Whether it must have more of the question than common words. */
  isAbout?: boolean;
}

const lineKinds = new Set<Note['kind']>(['pattern', 'remark', 'difference', 'friend']);
const maxLines = 3;
const asGood = 1;

/** The note that answers the question best, with further lines of the word's entry if it is one. */
export function replyNotes(
  context: ReplyContext,
  { evidence, isWanted = () => true, isAbout = false }: NoteOptions,
): string | undefined {
  const said = saidBefore(context.history);
  const ranked = findNotes(context, context.before).filter(
    (one) => isWanted(one.note) && one.evidence >= evidence && (one.isAbout || !isAbout),
  );
  const fresh = ranked.filter(({ note }) => !said.includes(note.text));
  // "Why?" asks for the rule that was given, unless there is as good a one.
  const isBack =
    context.before !== '' && (fresh[0]?.evidence ?? 0) < (ranked[0]?.evidence ?? 0) * asGood;
  const [best, ...others] = isBack ? ranked : fresh;
  if (!best) return undefined;
  if (!lineKinds.has(best.note.kind)) return sayNote(best.note, context);
  const alike = others.filter(
    (one) =>
      lineKinds.has(one.note.kind) &&
      one.evidence > best.evidence / 2 &&
      one.note.words[0] === best.note.words[0],
  );
  const lines = [best, ...alike].slice(0, maxLines).map(({ note }) => note.text);
  const [only = ''] = lines;
  return joinParagraphs([lines.length === 1 ? only : listOf(lines)]);
}

/** The best note about the question, if one is surely about it. */
export function replyBestNote(context: ReplyContext): string | undefined {
  return replyNotes(context, { evidence: 6, isAbout: true });
}
