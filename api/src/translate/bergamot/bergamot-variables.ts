import { z } from 'zod';

/** What a model takes in memory at most, in MB, with all that its thread needs. */
export const modelMegabytes = 400;

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{2,5}$/, 'must be a whole number from 100 to 999999')
  .transform(Number);

/** Environment variables of the translation models on this machine. */
export const bergamotVariables = {
  /** What they may take together; at least one is kept. */
  TRANSLATION_MEMORY_MB: wholeNumber.default(2 * modelMegabytes),
  /** Longest time that a text may wait for its turn, and that its translation may then take. */
  TRANSLATION_TIMEOUT_MS: wholeNumber.default(10_000),
};
