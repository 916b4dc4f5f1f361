import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeOfLanguage, searchWords, type LanguageName } from '@topwords/platform/contracts';
import { callQuery, QueryFailure, looks } from '@topwords/platform/remote';
import { WordRowSkeletons } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './start-screen.module.css';
import { linkedWord, WordLinks } from './word-links.tsx';

interface FoundWordsProps {
  native: LanguageName;
  query: string;
}

/** Words that match the search, in any language but the learner's own. */
export function FoundWords({ native, query }: FoundWordsProps) {
  const texts = useTexts();
  const { announcement } = useServices();
  const search = useQuery({
    ...callQuery(searchWords, {
      query: { native_language: native, target_language: 'all', query },
    }),
    select: ({ results }) => results,
  });
  const words = search.data?.filter(
    ({ language_code }) => language_code !== codeOfLanguage(native),
  );
  const count = words?.length;

  useEffect(() => {
    announcement.next(count === undefined ? '' : texts.start.found(count, query));
  }, [announcement, count, query, texts]);

  if (search.error && !words) {
    return (
      <QueryFailure
        query={search}
        message={texts.start.failed}
        advice={search.error.message}
        retry={texts.tryAgain}
      />
    );
  }
  if (!words) return <WordRowSkeletons isCompact count={3} label={texts.loading} />;
  if (words.length === 0) return <p>{texts.start.none(query)}</p>;
  return (
    <section className={looks.stack2}>
      <h2 className={styles.heading}>{texts.start.results}</h2>
      <WordLinks words={words.map((word) => linkedWord(word, native))} />
    </section>
  );
}
