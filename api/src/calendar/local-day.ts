import { LRUCache } from 'lru-cache';

const second = 1000;
const day = 24 * 60 * 60 * second;
/** Longer than any day, even one on which clocks go back. */
const longestDay = 36 * 60 * 60 * second;

/** Bounded: each takes 30 kB, and offsets such as `+05:30` make thousands of zones. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

/** The local date in a time zone, as `2026-11-20`. */
export function localDate(now: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

/**
 * When the local day that contains `now` began, in UTC milliseconds. Searches for the second at
 * which the date changed, and so is right for days of 23 or 25 hours and where midnight is skipped.
 */
export function startOfLocalDay(now: number, timeZone: string): number {
  const today = localDate(now, timeZone);
  let within = Math.floor(now / second);
  let before = within - longestDay / second;
  while (within - before > 1) {
    const middle = Math.floor((within + before) / 2);
    if (localDate(middle * second, timeZone) === today) within = middle;
    else before = middle;
  }
  return within * second;
}

/** Longer than any zone is ahead of or behind UTC. */
const beyondOffsets = 15 * 60 * 60 * second;

/** When a local day (`2026-11-20`) begins, in UTC milliseconds; one that is skipped, the next one. */
export function startOfLocalDate(date: string, timeZone: string): number {
  let before = (Date.parse(date) - beyondOffsets) / second;
  let within = (Date.parse(date) + beyondOffsets) / second;
  while (within - before > 1) {
    const middle = Math.floor((within + before) / 2);
    if (localDate(middle * second, timeZone) >= date) within = middle;
    else before = middle;
  }
  return within * second;
}

/** From a day's beginning into the next day, whether the day has 23 or 25 hours. */
const intoNextDay = 30 * 60 * 60 * second;

/** When the local day after the one that contains `now` begins, in UTC milliseconds. */
export function startOfNextLocalDay(now: number, timeZone: string): number {
  return startOfLocalDay(startOfLocalDay(now, timeZone) + intoNextDay, timeZone);
}

/** How many local days two times span, including both: 1 within the same day. */
export function countLocalDays(from: number, to: number, timeZone: string): number {
  const midnight = (now: number) => Date.parse(localDate(now, timeZone));
  return Math.max(1, Math.round((midnight(to) - midnight(from)) / day) + 1);
}
