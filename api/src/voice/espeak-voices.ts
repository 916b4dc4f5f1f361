import { allSound } from '@topwords/languages/sound';
import {
  isLanguageCode,
  isTranslatorLanguage,
  languageCodes,
  type LanguageCode,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import type { Utterance } from './engine.ts';

/** Languages whose eSpeak NG voice has the name of their code. */
const byCode = (
  'af am ar az be bg bn bs ca cs da de el eo es et eu fa fi fr ga gd gu he hi hr ht hu hy id ' +
  'is it ka kk kn ko ku ky la lb lt lv mi mk ml mr ms mt nb ne nl pa pl pt ro ru si sk sl sq sr sv ' +
  'sw ta te tk tr tt uk ur uz vi cy'
)
  .split(' ')
  .filter(isTranslatorLanguage);

function voiceOfVariety(language: LanguageCode, variety?: string): string {
  const { voices, varieties } = allSound[language];
  return voices.get(variety ?? varieties[0]) ?? voices.get(varieties[0]) ?? language;
}

/**
 * The voices of eSpeak NG by language, for its default variety. Missing are languages without a voice, and three that it
 * cannot read: it calls Japanese kanji "Chinese letter" and swallows Thai and Burmese vowels.
 */
export const espeakVoices: ReadonlyMap<TranslatorLanguage, string> = new Map([
  ...byCode.map((code): [TranslatorLanguage, string] => [code, code]),
  ...languageCodes.map((code): [TranslatorLanguage, string] => [code, voiceOfVariety(code)]),
  ['zh-Hans', 'cmn'],
  ['zh-Hant', 'cmn'],
]);

/** The voice of an utterance's variety; undefined for a language without a voice. */
export function espeakVoiceOf({
  language,
  variety,
}: Pick<Utterance, 'language' | 'variety'>): string | undefined {
  return isLanguageCode(language) ? voiceOfVariety(language, variety) : espeakVoices.get(language);
}
