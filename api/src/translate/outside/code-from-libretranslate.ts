import { isTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';

/** LibreTranslate's codes that differ from ours; some changed between its versions. */
const ours = new Map(
  Object.entries<TranslatorLanguage>({
    zh: 'zh-Hans',
    'zh-CN': 'zh-Hans',
    zt: 'zh-Hant',
    'zh-TW': 'zh-Hant',
    pb: 'pt',
    'pt-BR': 'pt',
    tl: 'fil',
    no: 'nb',
    iw: 'he',
    kmr: 'ku',
  }),
);

/** Our code for a LibreTranslate code; undefined for a language that we do not support. */
export function codeFromLibreTranslate(code: string): TranslatorLanguage | undefined {
  return ours.get(code) ?? (isTranslatorLanguage(code) ? code : undefined);
}
