import type { BuiltContrast, BuiltTeaching } from '@topwords/content/teaching';
import { ofEachLanguage } from '@topwords/languages/identity';

const home = { en: 'A house.', ru: 'Дом.', tr: 'Ev.' };

/** A Spanish contrast card about the word 21, apart from overrides. */
export function buildTaughtContrast(overrides: Partial<BuiltContrast> = {}): BuiltContrast {
  const question = {
    text: 'Es una ___ grande.',
    options: ['casa', 'hogar'],
    answer: 'casa',
    translation: home,
  };
  return {
    key: 'casa-or-hogar',
    level: 'A2',
    terms: ['casa', 'hogar'],
    words: [21],
    explanation: { en: '*Casa* is a building.', ru: '*Casa* — здание.', tr: '*Casa* bir yapıdır.' },
    pair: [{ text: 'Es una casa.', translation: home }],
    quiz: [question],
    ...overrides,
  };
}

/** Built teaching with Spanish lines about the word 21, apart from overrides. */
export function buildBuiltTeaching(overrides: Partial<BuiltTeaching> = {}): BuiltTeaching {
  return {
    version: 'v1',
    languages: {
      ...ofEachLanguage(() => ({ contrasts: [], grammar: [], mistakes: [] })),
      es: {
        contrasts: [buildTaughtContrast()],
        grammar: [
          {
            key: 'gender',
            level: 'A1',
            topics: ['gender'],
            words: [21],
            title: { en: 'Gender', ru: 'Род', tr: 'Cinsiyet' },
            note: {
              en: '*Casa* is feminine.',
              ru: '*Casa* — женского рода.',
              tr: '*Casa* dişildir.',
            },
            examples: [{ text: 'La casa.', translation: home }],
          },
        ],
        mistakes: [
          {
            key: 'casa-without-article',
            level: 'A1',
            wrong: 'Casa es grande.',
            right: 'La casa es grande.',
            why: { en: 'It takes *la*.', ru: 'Нужно *la*.', tr: '*La* gerekir.' },
            words: [21],
            natives: ['ru', 'tr'],
          },
        ],
      },
    },
    falseFriends: {
      'en-es': [
        {
          key: 'case-casa',
          words: {
            en: {
              word: 'case',
              means: 'caso',
              example: 'In that case.',
              translation: 'En ese caso.',
            },
            es: { word: 'casa', means: 'house', example: 'Mi casa.', translation: 'My house.' },
          },
          note: { en: 'Say *caso*.', es: 'Di *house*.' },
        },
      ],
    },
    ...overrides,
  };
}
