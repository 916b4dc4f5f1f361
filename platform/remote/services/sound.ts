import type { TranslatorLanguage } from '../../contracts/index.ts';

/** A text to speak. */
export interface Sound {
  text: string;
  language: TranslatorLanguage;
  /** The `recording` of a word or sentence of the bank. */
  recording?: string | undefined;
  /** The `homograph` of a word of the bank: only its recording has its stress. */
  homograph?: string | undefined;
}

/** Identifies a text in a language. */
export function voiceKey(text: string, language: TranslatorLanguage): string {
  return `${language}:${text}`;
}
