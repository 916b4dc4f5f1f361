import type { Utterance } from './engine.ts';

/** What every request costs besides its text, in letters. */
const ownCost = 10;

/** How many letters take as long to say as one character of these scripts. */
const ideographCost = 3;
const ideograph = /[\p{Script=Han}\p{Script=Hangul}]/gu;

/** Texts up to this cost are words and short phrases: tens of milliseconds of work. */
export const shortCost = 70;

/** How much work a text is for an engine, in letters. */
export function speechCost({ text }: Utterance): number {
  const ideographs = text.match(ideograph)?.length ?? 0;
  return ownCost + text.length + ideographs * (ideographCost - 1);
}
