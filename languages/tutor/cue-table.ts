import type { Intent } from './intent.ts';

/**
 * Cues of one language by what they ask, parted by commas, written as `Cue` describes. `opposite`
 * asks for related words, too, `choice` why it is this word or form and not that one; those of `not`
 * stand before what is not wanted, those of `no` after it.
 */
export type CueTable = Partial<Record<Intent | 'opposite' | 'choice' | 'not' | 'no', string>>;
