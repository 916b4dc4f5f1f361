import { answerCutOff } from './model-failure.ts';

const opening = '<think>';
const closing = '</think>';

/** The length of the end of a text that may be the beginning of a tag. */
function unfinishedTag(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (tag.startsWith(text.slice(-length))) return length;
  }
  return 0;
}

/**
 * Removes the thoughts of some models, between `<think>` and `</think>`, and leading blanks.
 * @throws tutor_unavailable when nothing else is left
 */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let isThinking = false;
  let hasBegun = false;

  /** Takes everything that is certainly not a tag from the held text. */
  function take(): string {
    let said = '';
    for (;;) {
      const tag = isThinking ? closing : opening;
      const at = held.indexOf(tag);
      const end = at === -1 ? held.length - unfinishedTag(held, tag) : at;
      if (!isThinking) said += held.slice(0, end);
      held = held.slice(at === -1 ? end : at + tag.length);
      if (at === -1) return said;
      isThinking = !isThinking;
    }
  }

  function visible(text: string): string {
    const shown = hasBegun ? text : text.trimStart();
    hasBegun ||= shown !== '';
    return shown;
  }

  for await (const piece of pieces) {
    held += piece;
    const shown = visible(take());
    if (shown !== '') yield shown;
  }
  const rest = isThinking ? '' : visible(held);
  if (rest !== '') yield rest;
  if (!hasBegun) throw answerCutOff('The answer contained only thoughts');
}
