import type { Counting } from '../../tutor/counting.ts';

/** Numerals with the plural. */
export const counting: Counting = {
  numerals:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  placeOf: () => ({ row: 'plural' }),
};
