import { readFileSync } from 'node:fs';
import type { Expressions } from '../expressions/expression.ts';
import type { Phrase, Slots } from './phrase.ts';

const builtPhrases = new URL('../../dist/phrases.json', import.meta.url);

/**
 * The phrases that the translator holds for certain, what fills their slots, and the expressions that
 * glosses keep together; languages without these may lack.
 */
export interface BuiltPhrases {
  phrases: Phrase[];
  slots: Slots;
  expressions?: Partial<Expressions>;
}

export type { Expression } from '../expressions/expression.ts';
export type { Filler, Phrase, Slots } from './phrase.ts';
export { fillSlots, slotsIn, type SlotPlace } from './slots-in.ts';

/**
 * Reads the phrases that `npm run content:build` wrote, which the build has checked.
 * @throws when the file does not exist
 */
export function loadPhrases(file: string | URL = builtPhrases): BuiltPhrases {
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltPhrases;
}
