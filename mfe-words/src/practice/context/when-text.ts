import type { Texts } from '../texts/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30.44 * day;
const year = 365.25 * day;

/** The time from `now` (milliseconds since 1970) to a time (ISO 8601): `in 10 min`, `in 3 days`. */
export function whenText({ practice }: Texts, time: string, now: number): string {
  const rest = Date.parse(time) - now;
  if (rest < minute / 2) return practice.now;
  if (Math.round(rest / minute) < 60) return practice.inMinutes(Math.round(rest / minute));
  if (Math.round(rest / hour) < 24) return practice.inHours(Math.round(rest / hour));
  if (rest < 2 * month) return practice.inDays(Math.round(rest / day));
  if (rest < year) return practice.inMonths(Math.round(rest / month));
  return practice.inYears(Math.max(Math.round(rest / year), 1));
}
