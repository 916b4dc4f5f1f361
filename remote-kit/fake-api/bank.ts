import type { LanguageCode, PartOfSpeech, Word, WordDetail } from '@topwords/platform/contracts';
import {
  buildMeaning,
  buildSentence,
  buildWord,
  buildWordDetail,
} from '../factories/word-factories.ts';

type Row = readonly [text: string, translation: string, pos?: PartOfSpeech];

const rows: Partial<Record<LanguageCode, readonly Row[]>> = {
  es: [
    ['casa', 'house'],
    ['tiempo', 'time'],
    ['hacer', 'to do', 'verb'],
    ['agua', 'water'],
    ['grande', 'big', 'adjective'],
    ['ciudad', 'city'],
    ['comer', 'to eat', 'verb'],
    ['siempre', 'always', 'adverb'],
    ['libro', 'book'],
    ['nuevo', 'new', 'adjective'],
    ['calle', 'street'],
    ['hablar', 'to speak', 'verb'],
  ],
  ru: [
    ['дом', 'house'],
    ['время', 'time'],
    ['делать', 'to do', 'verb'],
    ['вода', 'water'],
    ['большой', 'big', 'adjective'],
    ['город', 'city'],
    ['книга', 'book'],
    ['новый', 'new', 'adjective'],
  ],
};

/** The words of the fake API: a few real ones with English translations, some of them marked. */
export function buildBank(): Word[] {
  return Object.entries(rows).flatMap(([code, words], block) =>
    words.map(([text, translation_to_native, pos = 'noun'], index) =>
      buildWord({
        id: block * 100 + index + 1,
        text,
        translation_to_native,
        pos,
        language_code: code as LanguageCode,
        frequency_rank: index + 1,
        is_learned: index % 3 === 0,
        is_starred: index % 4 === 1,
      }),
    ),
  );
}

/** Returns a word's page: one meaning, with a sentence that contains the word. */
export function describeWord(word: Word): WordDetail {
  const translations = [
    { language_code: 'en', translated_text: word.translation_to_native },
  ] as const;
  const sentence = buildSentence({
    id: word.id,
    text: `«${word.text}»`,
    translations: [
      { language_code: 'en', translated_text: `The word “${word.translation_to_native}”.` },
    ],
  });
  const meaning = buildMeaning({
    id: word.id,
    pos: word.pos,
    gloss: word.translation_to_native,
    translations: [...translations],
    sentences: [sentence],
  });
  return buildWordDetail({
    ...word,
    forms: [],
    ipa: null,
    meanings: [meaning],
    example_sentences: [],
    translations: [...translations],
  });
}
