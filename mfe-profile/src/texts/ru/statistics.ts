import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { formatDay, formatPercent, plural } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';
import { language, number, reviews, words } from './formats.ts';

/** The Russian name of a language. */
const languages: Record<LanguageCode, string> = {
  en: 'Английский',
  es: 'Испанский',
  ru: 'Русский',
  tr: 'Турецкий',
};

/** What its words are called: `Испанские глаголы`. */
const adjectives: Record<LanguageCode, string> = {
  en: 'Английские',
  es: 'Испанские',
  ru: 'Русские',
  tr: 'Турецкие',
};

/** The words of each part of speech. */
const parts: Record<PartOfSpeech, string> = {
  noun: 'Существительные',
  verb: 'Глаголы',
  adjective: 'Прилагательные',
  adverb: 'Наречия',
  pronoun: 'Местоимения',
  determiner: 'Определители',
  preposition: 'Предлоги',
  conjunction: 'Союзы',
  numeral: 'Числительные',
  interjection: 'Междометия',
  particle: 'Частицы',
};

/** `1000 слов`, in the genitive case. */
function ofWords(count: number): string {
  return plural(language, count, {
    one: '# слова',
    few: '# слов',
    many: '# слов',
    other: '# слова',
  });
}

function done(count: { reviews: number; learned: number }): string {
  return `${reviews(count.reviews)}, выучено ${words(count.learned)}`;
}

/** Texts of the statistics. */
export const statistics: Texts['statistics'] = {
  title: 'Статистика обучения',
  failed: 'Не удалось загрузить статистику',
  error: 'Проверьте подключение и попробуйте ещё раз.',
  emptyText: 'Выберите язык, который хотите учить, и здесь появится ваш прогресс.',
  choose: 'Выбрать язык',
  languages,

  progress: 'Языки',
  learnedOf: (learned, total) => `Выучено ${number(learned)} из ${ofWords(total)}`,
  starred: (count) => `${number(count)} со звёздочкой`,
  progressOf: (name) => `${name}: выучено`,
  since: (percent, date) =>
    `(${formatDay(language, date, { day: 'numeric', month: 'long' })} — ${percent})`,
  percent: (share) => formatPercent(language, share),

  activity: 'Год занятий',
  activityOf: (days, total) =>
    days === 0
      ? 'Пока ничего. Здесь появится каждый день, когда вы занимались или выучили слово.'
      : `За последний год вы занимались ${plural(language, days, {
          one: '# день',
          few: '# дня',
          many: '# дней',
          other: '# дня',
        })}: ${done(total)}.`,
  chooseDay: 'День',
  weekday: (date) => formatDay(language, date, { weekday: 'short' }),
  month: (date) => formatDay(language, date, { month: 'short' }),
  day: (date) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  dayDone: (day) => (day.reviews === 0 && day.learned === 0 ? 'занятий не было' : done(day)),
  legendNone: 'Нет',
  legendMost: (count) => `${number(count)} и больше повторений и слов в день`,
  showTable: 'Показать в виде таблицы',
  week: 'Неделя с',
  weekOf: (date) => formatDay(language, date, { day: 'numeric', month: 'short', year: 'numeric' }),
  activeDays: 'Дни занятий',
  reviews: 'Повторения',
  learned: 'Выучено слов',
  number,

  forecast: 'Повторения в ближайшие 14 дней',
  forecastSum: (count) =>
    plural(language, count, {
      one: 'В ближайшие 14 дней вас ждёт # карточка.',
      few: 'В ближайшие 14 дней вас ждут # карточки.',
      many: 'В ближайшие 14 дней вас ждёт # карточек.',
      other: 'В ближайшие 14 дней вас ждут # карточки.',
    }),
  forecastNone:
    'Пока ничего не запланировано. Слова из практики появятся здесь, когда придёт время их повторить.',

  parts: 'Части речи',
  partsHint: 'Сколько слов каждой части речи вы выучили. Выберите одну, чтобы увидеть её слова.',
  partsLanguage: 'Язык',
  partsEmpty: 'В этом языке пока нет слов.',
  part: (pos) => parts[pos],
  partOf: (learned, total) => `${number(learned)} из ${number(total)}`,
  partLearned: 'выучено',
};

/** Texts of the list of words of one part of speech. */
export const wordsOfPart: Texts['wordsOfPart'] = {
  title: (pos, code) => `${adjectives[code]} ${parts[pos].toLowerCase()}`,
  back: 'Назад к профилю',
  failed: 'Не удалось загрузить слова',
  moreFailed: 'Не удалось загрузить остальные слова',
  advice: 'Попробуйте ещё раз.',
  emptyTitle: 'Здесь нет слов',
  emptyText: 'В этом языке нет слов этой части речи.',
  loadMore: 'Показать ещё',
  shown: (count) => `Показано ${words(count)}`,
  end: (count) => `Конец списка: ${words(count)}.`,
  listen: (word) => `Прослушать: ${word}`,
  rank: (rank) => `№\u00A0${number(rank)}`,
  rankSpoken: (rank) => `Место по частоте: ${number(rank)}`,
  starred: 'Со звёздочкой',
  learned: 'Выучено',
};
