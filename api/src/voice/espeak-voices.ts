import { isTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';

/** Languages whose eSpeak NG voice has the name of their code. */
const byCode = (
  'af am ar az be bg bn bs ca cs da de el eo es et eu fa fi fr ga gd gu he hi hr ht hu hy id ' +
  'is it ka kk kn ko ku ky la lb lt lv mi mk ml mr ms mt nb ne nl pa pl pt ro ru si sk sl sq sr sv ' +
  'sw ta te tk tr tt uk ur uz vi cy'
)
  .split(' ')
  .filter(isTranslatorLanguage);

/**
 * The voices of eSpeak NG by language. Missing are languages without a voice, and three that it
 * cannot read: it calls Japanese kanji "Chinese letter" and swallows Thai and Burmese vowels.
 */
export const espeakVoices: ReadonlyMap<TranslatorLanguage, string> = new Map([
  ...byCode.map((code): [TranslatorLanguage, string] => [code, code]),
  ['en', 'en-us'],
  ['zh-Hans', 'cmn'],
  ['zh-Hant', 'cmn'],
]);
