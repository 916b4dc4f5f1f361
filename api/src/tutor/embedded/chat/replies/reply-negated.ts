import { findNegated } from '../notes/find-negated.ts';
import { sayNote } from '../notes/say-note.ts';
import { joinLines, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Says that something that the question offers is not said, where a note says so. */
export function replyNegated(context: ReplyContext): string | undefined {
  if (!offering.has(context.asked.intent)) return undefined;
  const found = findNegated(context);
  return (
    found && joinLines([context.texts.isNotSaid(star(found.text)), sayNote(found.note, context)])
  );
}

const offering: ReadonlySet<string> = new Set([
  'acceptable',
  'correct',
  'countable',
  'confirm',
  'unknown',
  'forms',
  'register',
  'meaning',
  'usage',
]);
