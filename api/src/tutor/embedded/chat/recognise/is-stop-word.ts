import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { foldText } from '@topwords/languages/text';
import { allTutor } from '@topwords/languages/tutor';

const stopWords = ofEachLanguage(
  (code) => new Set(allTutor[code].stopWords.split(/\s+/).map(foldText)),
);

/** Whether a folded word is never the subject of a question in one of the languages. */
export function isStopWord(text: string, languages: readonly LanguageCode[]): boolean {
  return languages.some((code) => stopWords[code].has(text));
}
