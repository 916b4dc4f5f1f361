import type { Counting } from '../../tutor/counting.ts';

/** Numerals with the plural. */
export const counting: Counting = {
  numerals:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  placeOf: () => ({ row: 'plural' }),
};
