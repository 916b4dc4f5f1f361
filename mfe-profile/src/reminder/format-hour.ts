/** An hour of the day as the reader's language writes it: `7:00 PM`, `19:00`. */
export function formatHour(hour: number, language: string): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, parts).format(Date.UTC(2026, 0, 1, hour));
}
