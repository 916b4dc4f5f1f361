import type { PracticeCard, Word } from '@topwords/platform/contracts';
import type { Answers } from './fake-api.ts';
import {
  buildCardState,
  buildExercise,
  buildPracticeCard,
  buildPracticeQueue,
} from '../factories/practice-card-factories.ts';
import {
  buildMistakeQuestion,
  buildPracticeForecast,
  buildPracticeMistake,
  buildPracticeSettings,
  buildPracticeWeek,
} from '../factories/practice-factories.ts';

/** Four translations, with the word's own first. */
function choicesFor(word: Word, words: readonly Word[]): string[] {
  const others = words.filter(({ id }) => id !== word.id).slice(0, 3);
  return [word, ...others].map(({ translation_to_native }) => translation_to_native);
}

function cardOf(word: Word, words: readonly Word[]): PracticeCard {
  const choices = choicesFor(word, words);
  return buildPracticeCard({
    id: `word-${word.id}`,
    word_id: word.id,
    text: word.text,
    translation: word.translation_to_native,
    language_code: word.language_code,
    pos: word.pos,
    ipa: null,
    is_new: !word.is_learned,
    exercise: buildExercise('recognise', {
      choices: choices.toSorted(),
      answers: choices.slice(0, 1),
    }),
  });
}

/** Answers to practice calls with a queue of the bank's words, which never ends. */
export function practiceAnswers(bank: readonly Word[]): Answers {
  const ofLanguage = (code: string) => bank.filter(({ language_code }) => language_code === code);
  let settings = buildPracticeSettings();

  return {
    getPracticeForecast: buildPracticeForecast(),
    getPracticeWeek: buildPracticeWeek(),
    getPracticeSettings: () => settings,
    changePracticeSettings: ({ body }) => {
      settings = { ...settings, ...body };
      return settings;
    },
    getPracticeQueue: ({ query }) => {
      const words = ofLanguage(query.language);
      return buildPracticeQueue(words.map((word) => cardOf(word, words)));
    },
    sendReviews: ({ body }) => ({
      cards: body.reviews.map(({ card_id }) => buildCardState({ card_id })),
    }),
    undoReview: ({ body }) => buildCardState({ card_id: body.card_id }),
    setCardKnown: ({ body }) => buildCardState(body),
    addPracticePair: ({ body }) => buildCardState({ card_id: `pair-${body.id}` }),
    getPracticeMistakes: { mistakes: [buildPracticeMistake()] },
    getMistakeQuestions: { questions: [buildMistakeQuestion()] },
    answerMistake: ({ body }) => ({ is_settled: body.is_right }),
    getPlacement: ({ query }) => {
      const words = ofLanguage(query.language);
      return {
        questions: words.map((word) => ({
          word_id: word.id,
          text: word.text,
          choices: choicesFor(word, words),
          right_choice: 0,
        })),
      };
    },
    estimatePlacement: ({ body }) => ({
      known_words: body.answers.filter(({ is_right }) => is_right).length * 100,
    }),
    knowTopWords: ({ body }) => ({ marked_words: body.count }),
  };
}
