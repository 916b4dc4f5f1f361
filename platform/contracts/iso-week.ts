import { z } from 'zod/mini';

const day = 24 * 60 * 60 * 1000;

function dateAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Days since the Monday of a day's week, in UTC. */
function daysSinceMonday(time: number): number {
  return (new Date(time).getUTCDay() + 6) % 7;
}

/** The date of a number of days after a date, `2026-11-20`; both without a zone. */
export function addDays(date: string, days: number): string {
  return dateAt(Date.parse(date) + days * day);
}

/** The ISO 8601 week of a date: `2026-11-20` is in `2026-W47`. It belongs to its Thursday's year. */
export function weekOf(date: string): string {
  const time = Date.parse(date);
  const thursday = time + (3 - daysSinceMonday(time)) * day;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * day));
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The date of a week's Monday. The 4th of January is always in the first week. */
export function mondayOf(week: string): string {
  const [year = 0, number = 0] = week.split('-W').map(Number);
  const fourth = Date.UTC(year, 0, 4);
  return dateAt(fourth + ((number - 1) * 7 - daysSinceMonday(fourth)) * day);
}

const message = 'Must be a week such as 2026-W47';

/** A week of ISO 8601, `2026-W47`, which its year must have. */
export const isoWeek = z.string().check(
  z.regex(/^[12]\d{3}-W\d{2}$/, { error: message, abort: true }),
  z.refine((week) => weekOf(mondayOf(week)) === week, { error: message }),
);
