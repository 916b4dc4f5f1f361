import type { LanguageCode } from '@topwords/languages/identity';

/** Location of a row. */
export interface Place {
  file: string;
  line: number;
}

/** A fault found by a check, with its location. */
export interface Fault extends Place {
  /** The check that found it. */
  check: string;
  /** The row's key; empty if the line has none. */
  key: string;
  language?: LanguageCode;
  /** The word or sentence at fault, as named by exceptions. */
  text?: string;
  detail: string;
}

/** Formats a fault on one line, in compiler style. */
export function formatFault({ check, file, line, key, language, detail }: Fault): string {
  const subject = [key, language].filter(Boolean).join(' ');
  return `${file}:${line} ${check}: ${subject ? `${subject}: ` : ''}${detail}`;
}
