import { z } from 'zod';

/** Database settings other than the address. */
export const dbVariables = {
  /** What a commit waits for in the embedded database; with NORMAL a power cut may undo the last ones. */
  SQLITE_SYNCHRONOUS: z.enum(['NORMAL', 'FULL', 'EXTRA']).default('FULL'),
};
