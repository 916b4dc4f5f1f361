export { correctSentence } from './correct-sentence.ts';
export { replyChanges, replyCorrection } from './reply-correction.ts';
export type { Correction } from './correction.ts';
