import type { Typing } from '../pack/typing.ts';

export const typing: Typing = {
  keys: ['ё'],
  keyboard: ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбюё'].map((row) => Array.from(row)),
  ownLetters: 'й',
  /** `е` for `ё`, without the stress marks of dictionaries. */
  plain: (text) =>
    text
      .normalize('NFD')
      .replace(/[\u0300\u0301]/g, '')
      .normalize('NFC')
      .replaceAll('ё', 'е'),
};
