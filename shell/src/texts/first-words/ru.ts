import type { LanguageCode } from '@topwords/platform/contracts';
import { plural } from '@topwords/platform/i18n';
import type { FirstWordsTexts } from './en.ts';

const words = (count: number) =>
  plural('ru', count, { one: '# слово', few: '# слова', many: '# слов', other: '# слова' });

const languages: Record<LanguageCode, string> = {
  en: 'английский',
  es: 'испанский',
  ru: 'русский',
  tr: 'турецкий',
};

/** The texts of a visitor's first words, in Russian. */
export const ru: FirstWordsTexts = {
  title: 'Ваши первые слова',
  choose: {
    heading: 'Пять слов, одна фраза, одна минута',
    speak: 'Мой язык',
    learn: 'Хочу учить',
    goOn: 'Продолжить с того же места',
  },
  step: {
    leave: 'Вернуться на главную',
    goOn: 'Дальше',
    tap: 'Нажмите, чтобы продолжить',
    listen: (text) => `Прослушать: ${text}`,
    tapToListen: 'Нажмите, чтобы послушать',
    noSound: 'Звук сейчас недоступен',
    progress: (met, count) => `Повторено слов: ${met} из ${count}`,
    ask: 'Что это значит?',
    choices: 'Ответы',
    right: 'Верно!',
    wrong: 'Не совсем.',
    means: (form, gloss) => `${form} — ${gloss}`,
    rightChoice: 'правильный ответ',
    yourChoice: 'ваш ответ',
    sentence: 'Все пять вместе',
  },
  end: {
    understood: 'Вы понимаете целую фразу',
    more: (count) => `Уже ${words(count)}`,
    over: 'Ваши слова ждут вас',
    keep: 'Сохранить прогресс',
    explained: 'Создайте бесплатный аккаунт, и всё, что вы выучили, перейдёт в него.',
    overExplained:
      'Вы пробовали TopWords целый день. Создайте бесплатный аккаунт, и всё, что вы выучили, перейдёт в него.',
    five: 'Ещё пять слов',
    words: 'Ваши слова',
  },
  failed: {
    heading: 'Не удалось загрузить слова',
    advice: 'Проверьте подключение и попробуйте ещё раз.',
  },
  takeOver: {
    kept: (count) =>
      plural('ru', count, {
        one: '# слово добавлено в ваш аккаунт',
        few: '# слова добавлены в ваш аккаунт',
        many: '# слов добавлено в ваш аккаунт',
        other: '# слова добавлены в ваш аккаунт',
      }),
    isNative: (code) =>
      `Родной язык этого аккаунта — ${languages[code]}, поэтому слова, которые вы пробовали, не добавлены`,
  },
};
