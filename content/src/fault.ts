import type { LanguageCode } from '@topwords/platform/contracts';

/** Where a row stands. */
export interface Place {
  file: string;
  line: number;
}

/** Something a check found wrong, and where. */
export interface Fault extends Place {
  /** The check that found it. */
  check: string;
  /** The row's key, or empty where the line has none. */
  key: string;
  language?: LanguageCode;
  /** The word or sentence at fault: what an exception names. */
  text?: string;
  detail: string;
}

/** A fault on one line, in the manner of compilers. */
export function formatFault({ check, file, line, key, language, detail }: Fault): string {
  const subject = [key, language].filter(Boolean).join(' ');
  return `${file}:${line} ${check}: ${subject ? `${subject}: ` : ''}${detail}`;
}
