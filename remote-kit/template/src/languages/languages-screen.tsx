import { useQuery } from '@tanstack/react-query';
import { useHost } from '@topwords/platform/host';
import { detailOf, Screen } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { EmptyState, ErrorNotice, Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { statisticsQuery } from '../server-state/queries.ts';
import { useTexts } from '../texts/index.ts';
import { LanguageRow } from './language-row.tsx';
import styles from './languages-screen.module.css';

/** Has the shape of the list that is on its way. */
function Pending() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{useTexts().loading}</VisuallyHidden>
      <Skeleton className={styles.rowSkeleton} />
      <Skeleton className={styles.rowSkeleton} />
    </div>
  );
}

/** The learner's languages, and how far they have come in each. */
function Languages() {
  const texts = useTexts();
  const { api, session } = useHost();
  const { target_langs } = useObservable(session.state).user;
  const statistics = useQuery(statisticsQuery(api));
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

/** The screen of this remote: a heading at once, then what the server answers. */
export function LanguagesScreen() {
  return (
    <Screen>
      <h1 className={styles.title}>{useTexts().title}</h1>
      <Languages />
    </Screen>
  );
}
