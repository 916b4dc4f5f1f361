import type { Utterance } from './engine.ts';

/** Fixed cost of a request, in letters. */
const ownCost = 10;

/** Cost of a Han or Hangul character, in letters. */
const ideographCost = 3;
const ideograph = /[\p{Script=Han}\p{Script=Hangul}]/gu;

/** Maximum cost of words and short phrases, which take tens of milliseconds. */
export const shortCost = 70;

/** How much work a text is for an engine, measured in letters. */
export function speechCost({ text }: Utterance): number {
  const ideographs = text.match(ideograph)?.length ?? 0;
  return ownCost + text.length + ideographs * (ideographCost - 1);
}
