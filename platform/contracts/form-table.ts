import { z } from 'zod/mini';

const prose = z.string().check(z.minLength(1));

/**
 * A table of a word's forms. A cell is a form, several forms separated by commas, or '' when there
 * is none; Russian forms have U+0301 after stressed vowels; `irregular` lists the irregular cells, as row and column.
 */
export const formTable = z.object({
  title: prose,
  columns: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
  irregular: z.array(z.tuple([z.int(), z.int()])),
});

/** A table of a word's forms. */
export type FormTable = z.infer<typeof formTable>;
