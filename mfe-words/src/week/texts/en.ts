import { formatDay, formatDays, formatMinutes, formatPercent } from '@topwords/platform/i18n';
import { counted, language, number } from '../../texts/wording/en.ts';

function goal(kind: 'words' | 'minutes', amount: number): string {
  if (kind === 'minutes') return formatMinutes(language, amount);
  return counted(amount, '# word', '# words');
}

/** The texts of the look back at a week, in English. */
export const en = {
  title: 'Your week',
  range: (from: string, to: string) =>
    formatDays(language, from, to, { month: 'long', day: 'numeric', year: 'numeric' }),
  weeks: 'Weeks',
  previous: 'Previous week',
  next: 'Next week',
  current: 'This week',
  failed: 'Couldn’t load the week',
  unknownTitle: 'There is no such week',
  unknownText: 'The link may be incomplete.',
  days: 'Day by day',
  day: 'Day',
  answers: 'Answers',
  minutes: 'Min',
  minutesSpoken: 'Minutes',
  newWords: 'New',
  newWordsSpoken: 'New words',
  right: 'Right',
  goal: 'Goal',
  total: 'Total',
  goals: (count: number) => counted(count, '# day', '# days'),
  goalReached: (kind: 'words' | 'minutes', amount: number) => `Goal reached: ${goal(kind, amount)}`,
  goalOpen: (kind: 'words' | 'minutes', amount: number) => `Not reached: ${goal(kind, amount)}`,
  none: 'none',
  date: (date: string) => formatDay(language, date, { weekday: 'short', day: 'numeric' }),
  dateSpoken: (date: string) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' }),
  number,
  about: (count: number) => `≈ ${number(count)}`,
  aboutNote: '≈ Some answers came without their time and count as 20 seconds each.',
  percent: (share: number) => formatPercent(language, share),
  gained: (count: number) => counted(count, '# word gained', '# words gained'),
  gainedHint: 'New this week, and remembered at least once.',
  gainedNone: 'No new words this week.',
  slipped: (count: number) => counted(count, '# word slipped', '# words slipped'),
  slippedHint: 'You missed these at least once. They come back sooner, so they stick.',
  understanding: 'What you understand',
  emptyTitle: 'Nothing here yet this week',
  emptyText: 'A few cards are enough to begin. They appear here right away.',
  practice: 'Practice now',
  emptyPastTitle: 'No practice in this week',
  emptyPastText: 'Your words waited for you, and practice goes on any time.',
};

export type WeekTexts = typeof en;
