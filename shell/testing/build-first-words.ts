import type { FirstWord, FirstWords } from '@topwords/platform/contracts';

function buildFirstWord(id: number, form: string, gloss: string, wrong: string[]): FirstWord {
  return {
    id,
    text: form,
    ipa: null,
    form,
    gloss,
    recording: `${id}`.padStart(32, '0'),
    sentence: {
      before: 'Aquí: ',
      form,
      after: '.',
      translation: `Here: ${gloss}.`,
      recording: `${id}`.padStart(32, 'a'),
    },
    wrong_choices: wrong,
  };
}

/** First words from English to Spanish: a ladder of two words, and a round of one more. */
export function buildFirstWords(): FirstWords {
  return {
    native: 'en',
    target: 'es',
    words: [
      buildFirstWord(3, 'hola', 'hello', ['water', 'bread']),
      buildFirstWord(4, 'amigo', 'friend', ['hello', 'bread']),
    ],
    sentence: {
      translation: 'Hello, friend.',
      pieces: [
        { word_id: 3, before: '', form: 'Hola' },
        { word_id: 4, before: ', ', form: 'amigo' },
      ],
      end: '.',
      recording: 'f'.repeat(32),
    },
    next_words: [buildFirstWord(5, 'pan', 'bread', ['hello', 'friend'])],
  };
}
