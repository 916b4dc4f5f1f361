import type { LanguageCode } from '@topwords/languages/identity';
import { formsByHeadword, glossOf, headwordsOf, type Row } from '../rows/row.ts';

/** The fields of a note with words of its language; the others are codes. */
const wordyNotes = [
  'plural',
  'past',
  'participle',
  'present',
  'pair',
  'accusative',
  'aorist',
] as const;

/** Headwords, gloss, forms and noted forms of a row's column. */
export function wordTextsOf(row: Row, language: LanguageCode): string[] {
  const note = row.notes?.[language];
  return [
    ...headwordsOf(row, language),
    glossOf(row, language) ?? '',
    ...[...formsByHeadword(row, language).values()].flat(),
    ...wordyNotes.map((name) => note?.[name] ?? ''),
    ...(note?.accepted ?? []),
  ].filter((text) => text !== '');
}

/** All texts of a row in a language. */
export function textsOf(row: Row, language: LanguageCode): string[] {
  return [...wordTextsOf(row, language), ...row.sentences.map((sentence) => sentence[language])];
}
