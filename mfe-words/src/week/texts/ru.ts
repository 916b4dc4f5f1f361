import { formatDay, formatDays, formatMinutes, formatPercent } from '@topwords/platform/i18n';
import { counted, language, number } from '../../texts/wording/ru.ts';
import type { WeekTexts } from './en.ts';

function goal(kind: 'words' | 'minutes', amount: number): string {
  if (kind === 'minutes') return formatMinutes(language, amount);
  return counted(amount, '# слово', '# слова', '# слов');
}

/** The texts of the look back at a week, in Russian. */
export const ru: WeekTexts = {
  title: 'Ваша неделя',
  range: (from, to) =>
    formatDays(language, from, to, { month: 'long', day: 'numeric', year: 'numeric' }),
  weeks: 'Недели',
  previous: 'Предыдущая неделя',
  next: 'Следующая неделя',
  current: 'Эта неделя',
  failed: 'Не удалось загрузить неделю',
  unknownTitle: 'Такой недели нет',
  unknownText: 'Возможно, ссылка неполная.',
  days: 'По дням',
  day: 'День',
  answers: 'Ответы',
  minutes: 'Мин',
  minutesSpoken: 'Минуты',
  newWords: 'Новые',
  newWordsSpoken: 'Новые слова',
  right: 'Верно',
  goal: 'Цель',
  total: 'Итого',
  goals: (count) => counted(count, '# день', '# дня', '# дней'),
  goalReached: (kind, amount) => `Цель достигнута: ${goal(kind, amount)}`,
  goalOpen: (kind, amount) => `Не достигнута: ${goal(kind, amount)}`,
  none: 'нет',
  date: (date) => formatDay(language, date, { weekday: 'short', day: 'numeric' }),
  dateSpoken: (date) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' }),
  number,
  about: (count) => `≈ ${number(count)}`,
  aboutNote: '≈ У некоторых ответов время неизвестно, каждый из них считается за 20 секунд.',
  percent: (share) => formatPercent(language, share),
  gained: (count) =>
    counted(count, 'Добавилось # слово', 'Добавилось # слова', 'Добавилось # слов'),
  gainedHint: 'Новые на этой неделе, и вы хотя бы раз их вспомнили.',
  gainedNone: 'На этой неделе новых слов не было.',
  slipped: (count) => counted(count, 'Забылось # слово', 'Забылось # слова', 'Забылось # слов'),
  slippedHint: 'В них вы хотя бы раз ошиблись. Они вернутся раньше, чтобы запомниться.',
  understanding: 'Сколько вы понимаете',
  emptyTitle: 'На этой неделе пока пусто',
  emptyText: 'Для начала хватит нескольких карточек. Они сразу появятся здесь.',
  practice: 'Начать практику',
  emptyPastTitle: 'На этой неделе практики не было',
  emptyPastText: 'Слова вас дождались: продолжить можно в любой момент.',
};
