import {
  partsOfSpeech,
  wordRegions,
  wordRegisters,
  type InterfaceLanguage,
  type ViewHint,
  type Word,
} from '@topwords/platform/contracts';
import type { Tags, ViewData } from './fill-template.ts';

/** As many rows as the list begins with: `mfe-words/src/word-list/use-growing-rows.ts`. */
export const rowsOfView = 8;

/** What a template of words may name. */
export const wordsTags: Tags = new Set([
  'words',
  'targets',
  'native',
  'id',
  'text',
  'shown',
  'translation',
  'level',
  'rank',
  ...partsOfSpeech.map((pos) => `pos.${pos}`),
  ...wordRegisters.map((register) => `register.${register}`),
  ...wordRegions.map((region) => `region.${region}`),
]);

/** The fields of a row; what a word has not is empty, so that a row never shows another's. */
function rowOf(word: Readonly<Word>, numbers: Intl.NumberFormat): ViewData {
  return {
    id: String(word.id),
    text: word.text,
    shown: word.stress ?? word.text,
    translation: word.translation_to_native,
    level: word.level ?? '',
    rank: numbers.format(word.frequency_rank),
    pos: { [word.pos]: true },
    register: word.register === undefined ? {} : { [word.register]: true },
    region: Object.fromEntries((word.regions ?? []).map((region) => [region, true])),
  };
}

/** What a template of words is filled with: the bank's words, and nothing of an account. */
export function presentWordsOfView(
  words: readonly Readonly<Word>[],
  { native, targets }: ViewHint,
  language: InterfaceLanguage,
): ViewData {
  const numbers = new Intl.NumberFormat(language);
  return {
    native,
    targets: targets.map(() => ({})),
    words: words.map((word) => rowOf(word, numbers)),
  };
}
