import {
  isLanguageCode,
  partOfSpeech,
  type LanguageCode,
  type PartOfSpeech,
} from '@topwords/platform/contracts';

/** A part of speech of a language. */
export interface Part {
  language: LanguageCode;
  pos: PartOfSpeech;
}

/** The address of its words: `/profile?language=es&pos=verb`. */
export function addressOfPart({ language, pos }: Part): string {
  return `/profile?language=${language}&pos=${pos}`;
}

/** The part of speech that an address names, if any. */
export function readPart(parameters: URLSearchParams): Part | null {
  const language = parameters.get('language');
  const pos = partOfSpeech.safeParse(parameters.get('pos')).data;
  return isLanguageCode(language) && pos !== undefined ? { language, pos } : null;
}
