import type * as calls from '@topwords/platform/contracts';
import type { ReadableSentence } from '@topwords/platform/contracts';
import { translationLanguages, type Catalogue } from '../bank/catalogue.ts';
import { presentSentence, type NameRecording } from '../bank/presenter.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import type { UseCase } from '../routing/use-case.ts';
import { findKnownWords } from './find-known-words.ts';
import type { ReadableIndex } from './readable-index.ts';

const limit = 10;

interface Services {
  catalogue: Catalogue;
  readable: ReadableIndex;
  recordingOf?: NameRecording | undefined;
}

/** Up to ten sentences in which exactly one word is new, for each new word its first. */
export const getReadableSentences: UseCase<typeof calls.getReadableSentences, Services> = async (
  context,
  { query: { language, word_id: wordId } },
) => {
  const { user, catalogue, readable, recordingOf } = context;
  const known = new Set((await findKnownWords(context)).get(language));
  const asked = wordId === undefined ? undefined : Number(wordId);
  if (asked !== undefined) known.delete(asked);
  const pronunciation = await findPronunciation(context);
  const languages = translationLanguages(language, user.native);
  const shown = { languages, native: user.native, pronunciation, recordingOf };
  const found = new Map<number, ReadableSentence & { rank: number }>();
  for (const { sentence, token } of readable.withOneNew(language, known)) {
    const word = catalogue.find(token.words.find((id) => id === asked) ?? token.words[0] ?? 0);
    const isAsked = asked === undefined || word?.id === asked;
    const key = asked === undefined ? word?.id : sentence.id;
    if (!word || !isAsked || key === undefined || found.has(key)) continue;
    found.set(key, {
      ...presentSentence(sentence, language, shown),
      new_word: { id: word.id, text: word.text, form: token.form },
      rank: word.rank,
    });
  }
  const sorted = [...found.values()].toSorted((one, other) => one.rank - other.rank);
  return { sentences: sorted.slice(0, limit).map(({ rank: _rank, ...sentence }) => sentence) };
};
