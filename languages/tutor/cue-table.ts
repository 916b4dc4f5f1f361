import type { Intent } from './intent.ts';

/**
 * Cues of one language by intent, comma-separated, in the syntax of `Cue`. `choice` asks why it is
 * this word or form and not another; cues of `aside`
 * ask nothing: "for example"; cues of `not` precede what is not wanted, cues of `no` follow
 * it.
 */
export type CueTable = Partial<Record<Intent | 'choice' | 'aside' | 'not' | 'no', string>>;

/** Cues of one language for what an example should be. */
export type ConditionTable = Record<ExampleCondition, string>;

/** What an example should be: a question, or a negative sentence. */
export type ExampleCondition = 'question' | 'negative';
