/** A day, in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** The UTC day of a time (UTC milliseconds), such as `2026-11-20`, or of a day earlier. */
export function utcDayOf(now: number, daysEarlier = 0): string {
  return new Date(now - daysEarlier * day).toISOString().slice(0, 10);
}

/** Seconds until the next day begins. */
export function secondsLeftOf(now: number): number {
  return Math.ceil((day - (now % day)) / 1000);
}

/** The same for people: `15 hours`. */
export function hoursLeftOf(now: number): string {
  const hours = Math.ceil(secondsLeftOf(now) / 3600);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
