import type { LanguageCode } from '@topwords/platform/contracts';
import { nameInLanguage, plural } from '@topwords/platform/i18n';

const words = (count: number) => plural('en', count, { one: '# word', other: '# words' });

/** The texts of a visitor's first words, in English; other catalogues must match its type. */
export const en = {
  title: 'Your first words',
  choose: {
    heading: 'Five words, one sentence, one minute',
    speak: 'I speak',
    learn: 'I want to learn',
    goOn: 'Go on where you were',
  },
  step: {
    leave: 'Back to the start page',
    goOn: 'Go on',
    tap: 'Tap to go on',
    listen: (text: string) => `Listen to ${text}`,
    tapToListen: 'Tap to listen',
    noSound: 'The sound isn’t available right now',
    progress: (met: number, count: number) => `${met} of ${words(count)} met again`,
    ask: 'What does it mean?',
    choices: 'Answers',
    right: 'Right!',
    wrong: 'Not quite.',
    means: (form: string, gloss: string) => `${form}: ${gloss}`,
    rightChoice: 'right answer',
    yourChoice: 'your answer',
    sentence: 'All five together',
  },
  end: {
    understood: 'You understand a whole sentence',
    more: (count: number) => `${words(count)} already`,
    over: 'Your words are waiting for you',
    keep: 'Keep your progress',
    explained: 'Create a free account, and everything you have learned here moves into it.',
    overExplained:
      'You have tried TopWords for a day. Create a free account, and everything you have learned moves into it.',
    five: 'Five more words',
    words: 'Your words',
  },
  failed: {
    heading: 'Couldn’t load the words',
    advice: 'Check your connection and try again.',
  },
  takeOver: {
    kept: (count: number) =>
      plural('en', count, {
        one: 'Your word was added to your account',
        other: 'Your # words were added to your account',
      }),
    isNative: (code: LanguageCode) =>
      `${nameInLanguage('en', code)} is this account’s native language, so the words you tried were not added`,
  },
};

export type FirstWordsTexts = typeof en;
