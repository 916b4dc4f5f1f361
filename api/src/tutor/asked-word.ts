import { foldText } from '@topwords/content/bank';
import type { LanguageCode, LanguageName, TranslatorLanguage } from '@topwords/platform/contracts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { AskedWord } from './engine.ts';

const nativeCodes: Record<LanguageName, LanguageCode> = {
  English: 'en',
  Russian: 'ru',
  Spanish: 'es',
  Turkish: 'tr',
};

/** The code of a native language, which goes by its name. */
export function codeOfNative(name: LanguageName): LanguageCode {
  return nativeCodes[name];
}

/** What a request says of the word it is about. */
interface WordRequest {
  text: string;
  language: TranslatorLanguage;
  native: LanguageName;
  word_id?: number | null | undefined;
}

/**
 * The word that a request is about. A word of the bank is spelled as the bank has it.
 * @throws languages_equal; word_unknown, when the id is of no word of that language and text
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
