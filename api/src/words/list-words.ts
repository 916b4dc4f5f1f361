import type * as calls from '@topwords/platform/contracts';
import {
  isLanguageCode,
  wordPageSize,
  type LanguageCode,
  type Word,
} from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import { findMarks, listMarks } from '../marks/mark-repository.ts';
import { presentWords, type NameRecording } from '../bank/presenter.ts';
import type { ParsedInput } from '../routing/validate.ts';

interface WordsContext extends UserContext {
  catalogue: Catalogue;
  recordingOf?: NameRecording | undefined;
}

/** The page's query parameters, as text. Pages count from 1. */
type Paging = ParsedInput<typeof calls.listWordsOfPartOfSpeech>['query'];

/**
 * A page of a language's words by frequency, or in the order of teaching; empty past the end.
 * @throws language_unknown
 */
export async function listWords(
  context: WordsContext,
  { params, query: filter }: ParsedInput<typeof calls.listWords>,
): Promise<Word[]> {
  const { catalogue } = context;
  const language = knownLanguage(params.langCode);
  const isCourse = filter.order === 'course';
  const starred = filter.only_starred === 'true';
  const learned = filter.only_learned === 'true';
  if (!starred && !learned) {
    const words = isCourse ? catalogue.inCourse(language) : catalogue.ofLanguage(language);
    return presentPage(context, pageOf(words, filter));
  }
  // Of the marks, which are fewer than words, however many words the bank has.
  const marks = await listMarks(context.db, context.user.id, { starred, learned });
  const words = marks.flatMap((mark) => catalogue.find(mark.wordId) ?? []);
  const chosen = words.filter((word) => word.language === language);
  const order = isCourse ? 'course' : 'rank';
  chosen.sort((one, other) => one[order] - other[order]);
  return presentPage(context, pageOf(chosen, filter));
}

/**
 * A page of a language's words of one part of speech, by frequency.
 * @throws language_unknown
 */
export function listWordsOfPartOfSpeech(
  context: WordsContext,
  { params: { lang, pos }, query: paging }: ParsedInput<typeof calls.listWordsOfPartOfSpeech>,
): Promise<Word[]> {
  const words = context.catalogue.ofPartOfSpeech(knownLanguage(lang), pos);
  return presentPage(context, pageOf(words, paging));
}

function knownLanguage(text: string): LanguageCode {
  if (!isLanguageCode(text)) throw knownError('language_unknown', 'Unknown language');
  return text;
}

function pageOf(words: readonly CatalogueWord[], paging: Paging): readonly CatalogueWord[] {
  const limit = Number(paging.limit ?? wordPageSize);
  const start = (Number(paging.page ?? 1) - 1) * limit;
  return words.slice(start, start + limit);
}

async function presentPage(
  { db, user, recordingOf }: WordsContext,
  words: readonly CatalogueWord[],
): Promise<Word[]> {
  const ids = words.map((word) => word.id);
  const [marks, pronunciation] = await Promise.all([
    findMarks(db, user.id, ids),
    findPronunciation({ db, user }),
  ]);
  const reader = { native: user.native, marks, pronunciation, recordingOf };
  return presentWords(words, reader);
}
