import type { ActivityDay } from '@topwords/platform/contracts';

/** Weeks of the grid; the last one ends with today and may be incomplete. */
const weeksShown = 53;
const weekLength = 7;

/** A day's activity as one figure. */
export function amountOf({ reviews, learned }: Pick<ActivityDay, 'reviews' | 'learned'>): number {
  return reviews + learned;
}

/** The weekday of a date, from 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/**
 * The first day of the week in the reader's region: 1 is Monday, 7 is Sunday. Monday if the
 * browser does not know.
 * @param locale a BCP 47 tag, such as the browser's own
 */
export function firstDayOfWeek(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 1;
}

/** Groups days, the oldest first and without gaps, into weeks; each but the last has seven days. */
export function weeksOf(days: readonly ActivityDay[], firstDay: number): ActivityDay[][] {
  const today = days.at(-1);
  if (!today) return [];
  // Sunday is 0 for dates and 7 for locales, which are equal modulo seven.
  const placeOfToday = (weekdayOf(today.date) - firstDay + weekLength) % weekLength;
  const shown = days.slice(-((weeksShown - 1) * weekLength + placeOfToday + 1));
  return Array.from({ length: Math.ceil(shown.length / weekLength) }, (_, week) =>
    shown.slice(week * weekLength, (week + 1) * weekLength),
  );
}

/** The weeks in which a month starts and its name is shown; none too close to the next. */
export function monthStarts(weeks: readonly (readonly ActivityDay[])[]): number[] {
  const roomOfName = 3;
  const starts = weeks.flatMap((week, index) =>
    week.some(({ date }) => date.endsWith('-01')) ? [index] : [],
  );
  return starts.filter((start) => start <= weeks.length - roomOfName);
}

/** The total activity of some days, and the number of days with any. */
export function sumOf(days: readonly ActivityDay[]) {
  return {
    active: days.filter((day) => amountOf(day) > 0).length,
    reviews: days.reduce((sum, { reviews }) => sum + reviews, 0),
    learned: days.reduce((sum, { learned }) => sum + learned, 0),
  };
}
