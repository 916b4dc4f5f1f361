import type { InterfaceLanguage } from '@topwords/platform/i18n';

/** A time zone as shown to a reader. */
export interface TimeZone {
  /** IANA: `America/New_York`. */
  id: string;
  /** `America / New York`, `Нью-Йорк (New York)`. */
  name: string;
  /** Its offset from UTC at a given time: `GMT-5`. */
  offset: string;
}

/** The part of a zone's name in a style, at a given time. */
function partOf(
  id: string,
  at: Date,
  language: InterfaceLanguage,
  timeZoneName: Intl.DateTimeFormatOptions['timeZoneName'],
): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: id, timeZoneName });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The name of a zone for a reader. In English it is the IANA name: `America / New York`; in another
 * language what the browser calls it, with the city, which may have several zones of that name:
 * `Нью-Йорк (New York)`.
 */
export function nameOfTimeZone(id: string, language: InterfaceLanguage): string {
  const readable = id.replaceAll('_', ' ');
  if (language === 'en') return readable.replaceAll('/', ' / ');
  const now = new Date();
  const styles = ['shortGeneric', 'longGeneric', 'long'] as const;
  // The first that is a name, not an abbreviation or an offset: `CET`, `GMT+3`.
  const style = styles.find((one) => /\p{Ll}/u.test(partOf(id, now, language, one)));
  const city = readable.split('/').at(-1) ?? readable;
  if (style === undefined) return city;
  return `${capitalized(partOf(id, now, language, style), language)} (${city})`;
}

function capitalized(text: string, language: InterfaceLanguage): string {
  return text.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}

/** The IANA name of the device's zone. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * All zones the browser knows, sorted by name, plus the required ones.
 * @param required ids, such as the one that is set
 */
export function listTimeZones(
  required: readonly string[],
  at: Date,
  language: InterfaceLanguage,
): TimeZone[] {
  const ids = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...required]);
  return [...ids]
    .map((id) => ({
      id,
      name: nameOfTimeZone(id, language),
      offset: partOf(id, at, language, 'shortOffset'),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Zones whose name, IANA name or offset contains each word of a query. */
export function findTimeZones(zones: readonly TimeZone[], query: string): TimeZone[] {
  const words = plain(query)
    .split(/[\s/_]+/)
    .filter(Boolean);
  return zones.filter(({ id, name, offset }) => {
    const text = plain(`${name} ${id.replaceAll('_', ' ')} ${offset}`);
    return words.every((word) => text.includes(word));
  });
}
