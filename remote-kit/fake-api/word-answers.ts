import { languageCodes, partsOfSpeech, type Word } from '@topwords/platform/contracts';
import { buildPartOfSpeechStatistics } from '../factories/account-factories.ts';
import type { Answers } from './fake-api.ts';
import { buildFailure } from '../factories/session-factories.ts';
import {
  buildDailyStreak,
  buildLanguageStatistics,
  buildUnderstanding,
  buildWordTeaching,
} from '../factories/word-factories.ts';
import { describeWord } from './bank.ts';

function pageOf(words: readonly Word[], { limit = '50', page = '1' }): Word[] {
  const size = Number(limit);
  return words.slice((Number(page) - 1) * size, Number(page) * size);
}

function countsOf(words: readonly Word[]) {
  return {
    total_words: words.length,
    learned_words: words.filter(({ is_learned }) => is_learned).length,
    starred_words: words.filter(({ is_starred }) => is_starred).length,
  };
}

/**
 * Answers that list, mark, search and count the words of the bank; marks last until the page is reloaded.
 */
export function wordAnswers(bank: Word[]): Answers {
  function find(id: number): Word {
    const found = bank.find((word) => word.id === id);
    if (!found) throw buildFailure('word_unknown', { detail: 'This word does not exist.' });
    return found;
  }
  const ofLanguage = (code: string) => bank.filter(({ language_code }) => language_code === code);

  return {
    listWords: ({ params, query }) => {
      const words = ofLanguage(params.langCode)
        .filter(({ is_starred }) => query.only_starred !== 'true' || is_starred)
        .filter(({ is_learned }) => query.only_learned !== 'true' || is_learned);
      return pageOf(words, query);
    },
    listWordsOfPartOfSpeech: ({ params, query }) =>
      pageOf(
        ofLanguage(params.lang).filter(({ pos }) => pos === params.pos),
        query,
      ),
    setStatus: ({ body: { word_id, action, value } }) => {
      const word = find(word_id);
      const mark = action === 'star' ? 'is_starred' : 'is_learned';
      word[mark] = value ?? !word[mark];
      return { is_starred: word.is_starred, is_learned: word.is_learned };
    },
    getWordDetail: ({ params }) => describeWord(find(Number(params.wordId))),
    searchWords: ({ query }) => ({
      results: bank.filter(({ text, translation_to_native }) =>
        `${text} ${translation_to_native}`.includes(query.query.toLowerCase()),
      ),
    }),
    lookUpWord: ({ query }) => ({
      entries: ofLanguage(query.language)
        .filter(({ text }) => text === query.text.trim().toLowerCase())
        .map(describeWord),
    }),
    getStatistics: () =>
      languageCodes.map((language_code) =>
        buildLanguageStatistics({ language_code, ...countsOf(ofLanguage(language_code)) }),
      ),
    getPartOfSpeechStatistics: () =>
      (['es', 'ru'] as const).flatMap((language_code) =>
        partsOfSpeech
          .map((pos) => ({
            pos,
            words: ofLanguage(language_code).filter((word) => word.pos === pos),
          }))
          .filter(({ words }) => words.length > 0)
          .map(({ pos, words }) =>
            buildPartOfSpeechStatistics({ language_code, pos, ...countsOf(words) }),
          ),
      ),
    getDailyStreak: buildDailyStreak({ daily_learned_words: 3 }),
    getUnderstanding: [buildUnderstanding()],
    getReadableSentences: { sentences: [] },
    getWordTeaching: buildWordTeaching(),
  };
}
