import { allGrammar } from '@topwords/languages/grammar';
import type { LanguageCode } from '@topwords/languages/identity';

/** The forms of a phrase, from those of its one inflected word: "got up" for "get up". */
export function inflectPhrase(
  phrase: string,
  { language, pos }: { language: LanguageCode; pos: string },
  formsOf: (word: string) => Iterable<string>,
): string[] {
  const words = phrase.split(' ');
  if (words.length === 1 || (pos !== 'noun' && pos !== 'verb')) return [];
  const place = allGrammar[language].inflectedPlace(words, pos);
  const inflected = words[place];
  if (inflected === undefined) return [];
  return [...formsOf(inflected)].map((form) => words.with(place, form).join(' '));
}
