import type { RowLabel } from '../../paradigms/labels.ts';

/** A cell of a declension table. */
export interface NounCell {
  row: RowLabel;
  isPlural: boolean;
}

type Pattern = (cell: NounCell) => 'stem' | 'ending';

const isNominative = (row: RowLabel) => row === 'nominative';

function pattern(isStem: (cell: NounCell) => boolean): Pattern {
  return (cell) => (isStem(cell) ? 'stem' : 'ending');
}

/**
 * Where each accent pattern puts the stress. Accusatives that equal another case follow that case.
 * @see А. А. Зализняк, Грамматический словарь русского языка, «Ударение существительных»
 */
export const nounPatterns: ReadonlyMap<string, Pattern> = new Map([
  ['a', pattern(() => true)],
  ['b', pattern(() => false)],
  ["b'", pattern(({ row, isPlural }) => row === 'instrumental' && !isPlural)],
  ['c', pattern(({ isPlural }) => !isPlural)],
  ['d', pattern(({ isPlural }) => isPlural)],
  ["d'", pattern(({ row, isPlural }) => isPlural || row === 'accusative')],
  ['e', pattern(({ row, isPlural }) => !isPlural || isNominative(row))],
  ['f', pattern(({ row, isPlural }) => isPlural && isNominative(row))],
  ["f'", pattern(({ row, isPlural }) => (isPlural ? isNominative(row) : row === 'accusative'))],
  ["f''", pattern(({ row, isPlural }) => (isPlural ? isNominative(row) : row === 'instrumental'))],
]);
