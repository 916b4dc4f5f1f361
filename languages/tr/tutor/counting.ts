import type { Counting } from '../../tutor/counting.ts';

/** Numerals with the singular. */
export const counting: Counting = {
  numerals:
    'iki üç dört beş altı yedi sekiz dokuz on on_bir on_iki on_üç on_dört on_beş on_altı on_yedi on_sekiz on_dokuz yirmi',
  placeOf: () => undefined,
};
