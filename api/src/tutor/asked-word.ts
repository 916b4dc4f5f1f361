import { identities, languageCodes } from '@topwords/languages/identity';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode, LanguageName, TranslatorLanguage } from '@topwords/platform/contracts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { AskedWord } from './engine/engine.ts';

/** The code of a native language, given by name. */
export function codeOfNative(name: LanguageName): LanguageCode {
  return languageCodes.find((code) => identities[code].name === name) ?? 'en';
}

/** The part of a request that identifies a word. */
interface WordRequest {
  text: string;
  language: TranslatorLanguage;
  native: LanguageName;
  word_id?: number | null | undefined;
}

/**
 * The word that a request is about, in the bank's spelling if it has an id.
 * @throws languages_equal; word_unknown, when no word of that language and text has the id
 */
export function askedWord(catalogue: Catalogue, request: WordRequest): AskedWord {
  const { language, word_id: wordId = null } = request;
  const native = codeOfNative(request.native);
  if (language === native) {
    throw knownError('languages_equal', 'This word is in your native language');
  }
  if (wordId === null) return { text: request.text, wordId, language, native };
  const word = catalogue.find(wordId);
  if (word?.language !== language || foldText(word.text) !== foldText(request.text)) {
    throw knownError('word_unknown', 'This word does not exist');
  }
  return { text: word.text, wordId, language, native };
}
