import { useQuery } from '@tanstack/react-query';
import { getWordTeaching, type WordDetail } from '@topwords/platform/contracts';
import {
  callQuery,
  Contrasts,
  FalseFriends,
  GrammarNotes,
  Mistakes,
  QueryFailure,
  TeachingProvider,
  useTeachingTexts,
} from '@topwords/platform/remote';
import { useNativeCode } from '../languages/use-native-code.ts';

/** What teachers wrote about the word beyond its entry; nothing while it loads, or if there is none. */
export function Teaching({ detail: { id, language_code: language } }: { detail: WordDetail }) {
  const texts = useTeachingTexts();
  const native = useNativeCode();
  const query = useQuery(callQuery(getWordTeaching, { params: { wordId: String(id) } }));
  return (
    <>
      <QueryFailure query={query} message={texts.failed} />
      {query.data && (
        <TeachingProvider value={{ language, native, texts }}>
          <FalseFriends friends={query.data.false_friends} />
          <Contrasts cards={query.data.contrasts} />
          <Mistakes mistakes={query.data.mistakes} />
          <GrammarNotes notes={query.data.grammar} />
        </TeachingProvider>
      )}
    </>
  );
}
