import { useQuery } from '@tanstack/react-query';
import { getStatistics } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { callQuery, detailOf, Screen } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { EmptyState, ErrorNotice, Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { LanguageRow } from './language-row.tsx';
import styles from './languages-screen.module.css';

/** A placeholder in the shape of the list. */
function Pending() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{useTexts().loading}</VisuallyHidden>
      <Skeleton className={styles.rowSkeleton} />
      <Skeleton className={styles.rowSkeleton} />
    </div>
  );
}

/** The learner's languages with their progress. */
function Languages() {
  const texts = useTexts();
  const { session } = useHost();
  const { target_langs } = useObservable(session.state).user;
  const statistics = useQuery(callQuery(getStatistics));
  if (!statistics.data && statistics.isError) {
    return (
      <ErrorNotice
        message={texts.failed}
        advice={detailOf(statistics.error, texts.advice)}
        retry={{
          label: texts.retry,
          onRetry: () => void statistics.refetch(),
          isRetrying: statistics.isFetching,
        }}
      />
    );
  }
  if (!statistics.data) return <Pending />;
  const rows = statistics.data.filter(({ language_code }) => target_langs.includes(language_code));
  if (rows.length === 0) {
    return <EmptyState drawing="path" title={texts.emptyTitle} text={texts.emptyText} />;
  }
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <LanguageRow key={row.language_code} row={row} />
      ))}
    </ul>
  );
}

/** The screen of this remote: the heading immediately, then the server's answer. */
export function LanguagesScreen() {
  return (
    <Screen>
      <h1 className={styles.title}>{useTexts().title}</h1>
      <Languages />
    </Screen>
  );
}
