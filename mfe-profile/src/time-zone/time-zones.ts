import type { InterfaceLanguage } from '@topwords/platform/i18n';

/** A time zone as shown to a reader. */
export interface TimeZone {
  /** IANA: `America/New_York`. */
  id: string;
  /** `America / New York`. */
  name: string;
  /** Its offset from UTC at a given time: `GMT-5`. */
  offset: string;
}

/** The readable name of a zone: `America/New_York` → `America / New York`. */
export function nameOfTimeZone(id: string): string {
  return id.replaceAll('_', ' ').replaceAll('/', ' / ');
}

/** The IANA name of the device's zone. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A zone's offset at a given time: `GMT+5:30`. */
function offsetOf(id: string, at: Date, language: InterfaceLanguage): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: id,
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
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
    .map((id) => ({ id, name: nameOfTimeZone(id), offset: offsetOf(id, at, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Zones whose name or offset contains each word of a query. */
export function findTimeZones(zones: readonly TimeZone[], query: string): TimeZone[] {
  const words = plain(query)
    .split(/[\s/_]+/)
    .filter(Boolean);
  return zones.filter(({ name, offset }) => {
    const text = plain(`${name} ${offset}`);
    return words.every((word) => text.includes(word));
  });
}
