import type { FormEvent } from 'react';
import {
  codeOfLanguage,
  searchQueryMaximumLength,
  type LanguageName,
} from '@topwords/platform/contracts';
import { Screen, looks } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { useServices } from '../services/services.ts';
import { classNames, SearchField } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { FoundWords } from './found-words.tsx';
import styles from './start-screen.module.css';
import { Suggestion } from './suggestion.tsx';
import { useSearchText } from './use-search-text.ts';
import { WordLinks } from './word-links.tsx';

/** The words that this learner asked about recently, translated only if the translation still applies. */
function RecentWordList({ native }: { native: LanguageName }) {
  const { start } = useTexts();
  const { host, recentWords } = useServices();
  const { sub } = useObservable(host.session.state);
  const words = recentWords
    .of(sub)
    .filter(({ language }) => language !== codeOfLanguage(native))
    .map((word) => ({ ...word, translation: word.native === native ? word.translation : '' }));
  if (words.length === 0) return null;
  return (
    <section className={looks.stack2}>
      <h2 className={styles.heading}>{start.recent}</h2>
      <WordLinks words={words} />
    </section>
  );
}

/** Search, recent words and a suggestion, for a learner who opens the tutor without a word. */
export function StartScreen({ native }: { native: LanguageName }) {
  const { start } = useTexts();
  const { host } = useServices();
  const { user, choosen_lang } = useObservable(host.session.state);
  const search = useSearchText();
  const { searchNow } = search;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    searchNow();
  }

  const target = choosen_lang || user.target_langs[0];
  return (
    <Screen title={start.title} isWide>
      <div className={styles.columns}>
        <div className={classNames(styles.column, styles.ask)}>
          <div className={looks.stack2}>
            <h1 className={`headword ${styles.title}`}>{start.title}</h1>
            <p className={styles.text}>{start.text}</p>
          </div>
          <form aria-label={start.search} onSubmit={handleSubmit}>
            <SearchField
              label={start.search}
              clearLabel={start.clear}
              placeholder={start.placeholder}
              maxLength={searchQueryMaximumLength}
              value={search.typed}
              onType={search.type}
            />
          </form>
        </div>
        <div className={styles.column}>
          {search.query === '' ? (
            <>
              <RecentWordList native={native} />
              <Suggestion key={target} native={native} target={target} />
            </>
          ) : (
            <FoundWords native={native} query={search.query} />
          )}
        </div>
      </div>
    </Screen>
  );
}
