import { nameOfTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';

const options = { type: 'language', languageDisplay: 'standard', fallback: 'none' } as const;
const readers = new Map<string, Intl.DisplayNames>();

/** A language's name for the reader: `es` → `Spanish`; English if the browser has no name. */
export function nameForReader(reader: string, code: TranslatorLanguage): string {
  const names = readers.get(reader) ?? new Intl.DisplayNames(reader, options);
  readers.set(reader, names);
  return names.of(code) ?? nameOfTranslatorLanguage(code);
}
