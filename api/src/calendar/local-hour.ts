import { LRUCache } from 'lru-cache';
import { localDate, startOfLocalDay, startOfNextLocalDay } from './local-day.ts';

const minute = 60 * 1000;
/** Clocks differ from UTC by whole quarters of an hour, and change by them. */
const quarter = 15 * minute;
const hour = 60 * minute;

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

/** The hour that clocks show in a time zone, 0 to 23. */
export function localHour(now: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    const hourOnly = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en', hourOnly);
    formats.set(timeZone, format);
  }
  return Number(format.format(now));
}

/**
 * When an hour begins on the local day that contains `now`, in UTC milliseconds. An hour that the
 * day skips counts as the next one, and of an hour that comes twice the first counts.
 */
export function startOfHour(now: number, chosen: number, timeZone: string): number {
  const end = startOfNextLocalDay(now, timeZone);
  for (let at = startOfLocalDay(now, timeZone); at < end; at += quarter) {
    if (localHour(at, timeZone) >= chosen) return at;
  }
  return end;
}

/** When the hour begins on the local day after the one that contains `now`. */
export function startOfHourTomorrow(now: number, chosen: number, timeZone: string): number {
  return startOfHour(startOfNextLocalDay(now, timeZone), chosen, timeZone);
}

/** When the hour that is going on, or else the next one, begins. */
export function startOfComingHour(now: number, chosen: number, timeZone: string): number {
  const today = startOfHour(now, chosen, timeZone);
  return now < today + hour ? today : startOfHourTomorrow(now, chosen, timeZone);
}

/** Whether two times are on the same local day. */
export function isSameLocalDay(one: number, other: number, timeZone: string): boolean {
  return localDate(one, timeZone) === localDate(other, timeZone);
}
