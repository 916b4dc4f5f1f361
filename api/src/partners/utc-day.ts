/** A day, in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** The day of a time, as `2026-11-20` in UTC: the days by which keys are counted. */
export function utcDayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
