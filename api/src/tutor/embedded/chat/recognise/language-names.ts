import type { LanguageCode } from '@topwords/platform/contracts';

/** How the names of the languages begin in the four languages, folded. */
const stems: Record<LanguageCode, readonly string[]> = {
  en: ['english', 'ingles', 'англииск', 'ingilizce'],
  es: ['spanish', 'espanol', 'castellano', 'испанск', 'ispanyolca'],
  ru: ['russian', 'ruso', 'rusa', 'русск', 'rusca'],
  tr: ['turkish', 'turco', 'turca', 'турецк', 'turkce'],
};

/** The language that a folded word names. */
export function languageNamed(text: string): LanguageCode | undefined {
  const codes = Object.keys(stems) as LanguageCode[];
  return codes.find((code) => stems[code].some((stem) => text.startsWith(stem)));
}
