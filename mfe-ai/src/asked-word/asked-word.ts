import type { LanguageName, TranslatorLanguage } from '@topwords/platform/contracts';

/** The subject of a question to the tutor: a word of the bank, or any text in a language. */
export interface AskedWord {
  /** The id in the word bank; null for a text. */
  id: number | null;
  text: string;
  language: TranslatorLanguage;
  /** The language in which the tutor answers. */
  native: LanguageName;
}

/** Identifies a subject together with the language of the answers. */
export function keyOfAsked({ id, text, language, native }: AskedWord): string {
  const subject = id === null ? `${language}:${text}` : String(id);
  return `${native}/${subject}`;
}

/** The fields about the word in every call to the tutor. */
export function subjectOf({ id, language, native }: AskedWord) {
  return { language, native, ...(id !== null && { word_id: id }) };
}

/** The address of the tutor's page for a word. */
export function addressOfAsked(asked: Pick<AskedWord, 'id' | 'text' | 'language'>): string {
  const { id, text, language } = asked;
  if (id !== null) return `/ai-chat?id=${id}`;
  return `/ai-chat?${new URLSearchParams({ text, language }).toString()}`;
}
