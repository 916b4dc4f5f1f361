import type { Intent } from './intent.ts';

/**
 * Cues of one language by intent, comma-separated, in the syntax of `Cue`. `opposite` also asks for
 * related words; `choice` asks why it is this word or form and not another; cues of `not` precede
 * what is not wanted, cues of `no` follow it.
 */
export type CueTable = Partial<Record<Intent | 'opposite' | 'choice' | 'not' | 'no', string>>;
