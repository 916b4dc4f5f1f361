import type { LanguageName, TranslatorLanguage } from '@topwords/platform/contracts';

/** What the tutor is asked about: a word of the bank, or any text of a language. */
export interface AskedWord {
  /** The id in the word bank; null for a text. */
  id: number | null;
  text: string;
  language: TranslatorLanguage;
  /** In which language the tutor answers. */
  native: LanguageName;
}

/** Tells apart what may be asked about, and in which language the answers are. */
export function keyOfAsked({ id, text, language, native }: AskedWord): string {
  const subject = id === null ? `${language}:${text}` : String(id);
  return `${native}/${subject}`;
}

/** What every call of the tutor says of the word. */
export function subjectOf({ id, language, native }: AskedWord) {
  return { language, native, ...(id !== null && { word_id: id }) };
}

/** The address of a word's page of the tutor. */
export function addressOfAsked(asked: Pick<AskedWord, 'id' | 'text' | 'language'>): string {
  const { id, text, language } = asked;
  if (id !== null) return `/ai-chat?id=${id}`;
  return `/ai-chat?${new URLSearchParams({ text, language }).toString()}`;
}
