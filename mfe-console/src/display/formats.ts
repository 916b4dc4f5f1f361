const number = new Intl.NumberFormat('en');
const percentage = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Shown if a value is unknown. */
export const missing = '–';

/** A count such as `1,204`. */
export function formatCount(value: number): string {
  return number.format(value);
}

/** A share from 0 to 1 as a percentage. */
export function formatShare(value: number): string {
  return percentage.format(value);
}

/** A time (UTC milliseconds, or ISO 8601) in the reader's own time zone. */
export function formatTime(value: number | string | null): string {
  return value === null ? missing : moment.format(new Date(value));
}

/** A UTC date such as `2026-11-20`. */
export function formatDay(value: string | null): string {
  return value === null ? missing : date.format(new Date(`${value}T00:00:00Z`));
}

/** The hour that starts at a time, in the reader's own time zone. */
export function formatHour(value: number): string {
  return hour.format(new Date(value));
}

/** Milliseconds as `1.2 s`, or `480 ms` below a second. */
export function formatDuration(value: number): string {
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** Bytes as `43.8 kB`. */
export function formatBytes(value: number): string {
  return value < 1_000_000
    ? `${(value / 1000).toFixed(1)} kB`
    : `${(value / 1_000_000).toFixed(1)} MB`;
}
