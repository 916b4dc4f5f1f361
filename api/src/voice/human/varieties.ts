import { allSound } from '@topwords/languages/sound';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';

/** The language of a variety, such as `es-MX`; undefined if it is none of ours. */
export function languageOfVariety(variety: string): LanguageCode | undefined {
  return languageCodes.find((code) => allSound[code].varieties.includes(variety));
}

/** The varieties that a folder's name means: itself, or all of a language; none if it is neither. */
export function varietiesOf(name: string): readonly string[] {
  const language = languageCodes.find((code) => code === name);
  if (language !== undefined) return allSound[language].varieties;
  return languageOfVariety(name) === undefined ? [] : [name];
}
