import { z } from 'zod/mini';

/** A whole number as text, for query values. */
export const wholeNumberText = (lowest: number, highest: number) =>
  z.string().check(
    z.regex(/^\d{1,9}$/, `Must be a whole number from ${lowest} to ${highest}`),
    z.refine((text) => Number(text) >= lowest && Number(text) <= highest, {
      error: `Must be a whole number from ${lowest} to ${highest}`,
    }),
  );
