import { z } from 'zod/mini';

/** English names of the translator's languages, by code (ISO 639, with the script where it matters). */
export const translatorLanguageNames = {
  af: 'Afrikaans',
  sq: 'Albanian',
  am: 'Amharic',
  ar: 'Arabic',
  hy: 'Armenian',
  az: 'Azerbaijani',
  eu: 'Basque',
  be: 'Belarusian',
  bn: 'Bengali',
  bs: 'Bosnian',
  bg: 'Bulgarian',
  my: 'Burmese',
  ca: 'Catalan',
  ceb: 'Cebuano',
  'zh-Hans': 'Chinese (Simplified)',
  'zh-Hant': 'Chinese (Traditional)',
  co: 'Corsican',
  hr: 'Croatian',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  eo: 'Esperanto',
  et: 'Estonian',
  fil: 'Filipino',
  fi: 'Finnish',
  fr: 'French',
  gl: 'Galician',
  ka: 'Georgian',
  de: 'German',
  el: 'Greek',
  gu: 'Gujarati',
  ht: 'Haitian Creole',
  ha: 'Hausa',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  is: 'Icelandic',
  ig: 'Igbo',
  id: 'Indonesian',
  ga: 'Irish',
  it: 'Italian',
  ja: 'Japanese',
  jv: 'Javanese',
  kn: 'Kannada',
  kk: 'Kazakh',
  km: 'Khmer',
  ko: 'Korean',
  ku: 'Kurdish',
  ky: 'Kyrgyz',
  lo: 'Lao',
  la: 'Latin',
  lv: 'Latvian',
  lt: 'Lithuanian',
  lb: 'Luxembourgish',
  mk: 'Macedonian',
  mg: 'Malagasy',
  ms: 'Malay',
  ml: 'Malayalam',
  mt: 'Maltese',
  mi: 'Maori',
  mr: 'Marathi',
  mn: 'Mongolian',
  ne: 'Nepali',
  nb: 'Norwegian',
  ps: 'Pashto',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ro: 'Romanian',
  ru: 'Russian',
  gd: 'Scottish Gaelic',
  sr: 'Serbian',
  si: 'Sinhala',
  sk: 'Slovak',
  sl: 'Slovenian',
  so: 'Somali',
  es: 'Spanish',
  sw: 'Swahili',
  sv: 'Swedish',
  tg: 'Tajik',
  ta: 'Tamil',
  tt: 'Tatar',
  te: 'Telugu',
  th: 'Thai',
  tr: 'Turkish',
  tk: 'Turkmen',
  uk: 'Ukrainian',
  ur: 'Urdu',
  uz: 'Uzbek',
  vi: 'Vietnamese',
  cy: 'Welsh',
  xh: 'Xhosa',
  yi: 'Yiddish',
  yo: 'Yoruba',
  zu: 'Zulu',
} as const;

/** A code of a language that the translator lists. */
export type TranslatorLanguage = keyof typeof translatorLanguageNames;

/** The English name of a language that the translator lists. */
export type TranslatorLanguageName = (typeof translatorLanguageNames)[TranslatorLanguage];

/** All codes, in the order of their English names. */
export const translatorLanguageCodes = Object.keys(translatorLanguageNames) as TranslatorLanguage[];

/** One of `translatorLanguageCodes`. */
export const translatorLanguage = z.enum(translatorLanguageCodes, {
  error: 'Unknown language: it must be a code of the translator, such as en or zh-Hans',
});

/** The English name of a language, as favourites store it. */
export const translatorLanguageName = z.enum(
  Object.values(translatorLanguageNames) as TranslatorLanguageName[],
  { error: 'Unknown language: it must be an English name, such as Spanish' },
);

/** Returns the English name of a code: `es` → `Spanish`. */
export function nameOfTranslatorLanguage(code: TranslatorLanguage): TranslatorLanguageName {
  return translatorLanguageNames[code];
}

/** Returns the code of an English name: `Spanish` → `es`; undefined for any other text. */
export function codeOfTranslatorLanguage(name: string): TranslatorLanguage | undefined {
  return translatorLanguageCodes.find((code) => translatorLanguageNames[code] === name);
}

/** Whether a text is the code of a translator language. */
export function isTranslatorLanguage(text: unknown): text is TranslatorLanguage {
  return translatorLanguage.safeParse(text).success;
}
