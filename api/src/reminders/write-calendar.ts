import { TZDate } from '@date-fns/tz';
import type { LanguageCode } from '@topwords/platform/contracts';
import { createHash } from 'node:crypto';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { localHour, startOfHour } from '../calendar/local-hour.ts';
import { calendarTextsOf } from './texts/calendar-texts.ts';
import type { Reminder } from './reminder-repository.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const eventMilliseconds = 5 * minute;
/** How often calendars should look for changes. */
const refreshSeconds = 6 * 60 * 60;

interface CalendarContext {
  reminder: Pick<Reminder, 'localHour' | 'setAt' | 'offAt' | 'linkId'>;
  timeZone: string;
  language: LanguageCode;
  links: { practice: string; off: string };
}

/**
 * The reminder as a calendar (RFC 5545): a daily event in the learner's time zone, with the zone's
 * rules, so that its hour stays over changes of summer time. While the reminder is off there is no
 * event. It does not say how many words wait: calendars look for changes when they like.
 */
export function writeCalendar({ reminder, timeZone, language, links }: CalendarContext): string {
  const texts = calendarTextsOf(language);
  const zone = zoneOf(timeZone);
  const calendar = ical({
    name: texts.name,
    prodId: { company: 'TopWords', product: 'Reminder', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: zone.name, generator: () => zone.rules },
    ttl: refreshSeconds,
  });
  if (reminder.offAt !== null) return calendar.toString();
  const start = firstDay(reminder, timeZone);
  const event = calendar.createEvent({
    id: `${createHash('sha256').update(reminder.linkId).digest('hex').slice(0, 32)}@topwords`,
    stamp: new Date(reminder.setAt),
    start: new TZDate(start, zone.name),
    end: new TZDate(start + eventMilliseconds, zone.name),
    timezone: zone.name,
    summary: texts.summary,
    description: texts.description(links),
    url: links.practice,
    repeating: { freq: ICalEventRepeatingFreq.DAILY },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: texts.summary });
  return calendar.toString();
}

/**
 * The event on the day on which it was set. On one that skips the hour it would be at another, and
 * every day after; then it begins the day before.
 */
function firstDay({ setAt, localHour: hour }: CalendarContext['reminder'], zone: string): number {
  const start = startOfHour(setAt, hour, zone);
  return localHour(start, zone) === hour ? start : startOfHour(setAt - day, hour, zone);
}

const named: ReadonlySet<string> = new Set(tzlib_get_timezones());

/** A zone by its present name, with its rules; UTC for one without a name, such as `+05:30`. */
function zoneOf(timeZone: string): { name: string; rules: string } {
  const [rules = '', id = ''] = tzlib_get_ical_block(named.has(timeZone) ? timeZone : 'Etc/UTC');
  return { name: id.replace('TZID=', ''), rules };
}
