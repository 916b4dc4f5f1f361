import { formatNumber, russianPartsOfSpeech } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { ruPanes } from './panes.ts';

const language = 'ru';

/** Texts of the translator. */
export const translate: Texts['translate'] = {
  ...ruPanes.translate,
  emptyHint: 'Для отдельного слова будет и словарная статья.',
  offlineAdvice: 'Мы переведём текст, когда подключение появится.',
  title: 'Переводчик',
  favorites: 'Избранное',
  partsOfSpeech: russianPartsOfSpeech,
  examples: {
    en: ['house', 'good morning', 'How are you?'],
    es: ['casa', 'buenos días', '¿Cómo estás?'],
    ru: ['дом', 'доброе утро', 'Как дела?'],
    tr: ['ev', 'günaydın', 'Nasılsın?'],
  },
  examplesTitle: 'Попробуйте, например',
  askTutor: 'Спросить ИИ-учителя',
  showFavorites: 'Открыть избранное',
  dictionary: 'Словарь',
  entries: 'Подходящие слова',
  formOf: (form, headword) => `«${form}» — форма слова «${headword}»`,
  listenWord: (word) => `Прослушать: ${word}`,
  listenSentence: (sentence) => `Прослушать «${sentence}»`,
  ipa: (ipa) => `Произношение: ${ipa}`,
  rank: (rank) => `№\u00A0${formatNumber(language, rank)}`,
  rankSpoken: (rank) => `Место по частоте: ${formatNumber(language, rank)}`,
  openWord: 'Открыть слово',
  openWordNamed: (word) => `Открыть слово: ${word}`,
  recents: 'Недавние переводы',
  reopen: 'Открыть снова',
  direction: (from, to) => `${from} → ${to}`,
  forget: (text) => `Убрать «${text}» из недавних переводов`,
  forgotten: 'Убрано',
  forgetAll: 'Очистить',
  allForgotten: 'Недавние переводы очищены',
  undo: 'Отменить',
  restored: 'Недавние переводы возвращены',
  showAll: (count) => `Показать все (${formatNumber(language, count)})`,
  shortcuts: {
    title: 'Сочетания клавиш',
    open: 'Сочетания клавиш',
    close: 'Закрыть',
    translate: 'Перевести сейчас',
    swap: 'Поменять языки местами',
    copy: 'Скопировать перевод',
    play: 'Прослушать перевод',
    favorite: 'Добавить в избранное',
    tutor: 'Спросить ИИ-учителя',
    clear: 'Очистить текст (в поле нажмите дважды)',
    help: 'Показать эти сочетания',
    appleHint:
      'Пока вы печатаете, ⌥A, ⌥C и ⌥S вводят символы, например å, ç и ß. Сначала нажмите Tab, чтобы выйти из поля.',
  },
};
