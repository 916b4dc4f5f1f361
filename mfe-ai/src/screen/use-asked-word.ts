import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isApiFailure } from '@topwords/platform/client';
import {
  getWordDetail,
  isTranslatorLanguage,
  tutorTextMaximumLength,
  type LanguageName,
  type Word,
  type WordDetail,
} from '@topwords/platform/contracts';
import { callQuery, usePassedWord } from '@topwords/platform/remote';
import { useSearchParams } from '@topwords/platform/router';
import type { AskedWord } from '../asked-word/asked-word.ts';

/** The subject that an address names. */
export type Opened =
  /** Nothing: the learner has yet to choose. */
  | { kind: 'start' }
  /** A word passed with the navigation alone: its address should name it too. */
  | { kind: 'passed'; asked: AskedWord }
  /** A word that does not exist, or an incomplete address. */
  | { kind: 'unknown' }
  | { kind: 'loading' }
  | { kind: 'failed'; query: UseQueryResult<WordDetail> }
  | OpenedWord;

/** A word or text, with what the word bank knows about it; `ipa` is '' if unknown. */
export interface OpenedWord {
  kind: 'word';
  asked: AskedWord;
  word: Word | undefined;
  ipa: string;
}

function askedOf({ id, text, language_code }: Word, native: LanguageName): AskedWord {
  return { id, text, language: language_code, native };
}

function parseId(text: string): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The text that an address holds (`?text=casa&language=es`). */
function openText(parameters: URLSearchParams, native: LanguageName): Opened {
  const text = parameters.get('text')?.trim() ?? '';
  const language = parameters.get('language');
  if (text === '') return { kind: 'start' };
  if (!isTranslatorLanguage(language) || text.length > tutorTextMaximumLength) {
    return { kind: 'unknown' };
  }
  return { kind: 'word', asked: { id: null, text, language, native }, word: undefined, ipa: '' };
}

/**
 * The current subject: a word passed with the navigation or named by the address (`?id=7`), or a
 * text (`?text=casa&language=es`). What was passed shows immediately.
 */
export function useAskedWord(native: LanguageName): Opened {
  const passed = usePassedWord();
  const [parameters] = useSearchParams();
  const idText = parameters.get('id');
  const id = idText === null ? null : parseId(idText);
  const known = passed?.id === id ? passed : undefined;
  const detail = useQuery({
    ...callQuery(getWordDetail, { params: { wordId: String(id ?? 0) } }),
    enabled: id !== null && !known,
  });
  if (idText === null && passed && !parameters.has('text')) {
    return { kind: 'passed', asked: askedOf(passed, native) };
  }
  if (idText === null) return openText(parameters, native);
  const word = known ?? detail.data;
  if (id !== null && word) {
    return { kind: 'word', asked: askedOf(word, native), word, ipa: detail.data?.ipa ?? '' };
  }
  if (id === null) return { kind: 'unknown' };
  if (!detail.isError) return { kind: 'loading' };
  if (isApiFailure(detail.error) && [400, 404].includes(detail.error.status)) {
    return { kind: 'unknown' };
  }
  return { kind: 'failed', query: detail };
}
