export { correctSentence } from './correct-sentence.ts';
export { replyCorrection } from './reply-correction.ts';
export type { Correction } from './correction.ts';
