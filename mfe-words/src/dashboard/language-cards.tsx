import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@topwords/platform/contracts';
import { ErrorNotice, Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { statisticsQuery, streakQuery } from '../server-state/queries.ts';
import { useServices } from '../services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './language-card.module.css';
import { LanguageCard } from './language-card.tsx';
import screenStyles from './dashboard-screen.module.css';

/** A card for each target language; the one learned last comes first. */
export function LanguageCards({ codes }: { codes: readonly LanguageCode[] }) {
  const texts = useTexts();
  const services = useServices();
  const statistics = useQuery(statisticsQuery(services));
  const { data: streak } = useQuery(streakQuery(services));
  const last = streak?.last_learned_language;
  const first = codes.find((code) => code === last) ?? codes[0];
  return (
    <section className={screenStyles.panel} aria-busy={statistics.isPending}>
      <h2 className={screenStyles.panelTitle}>{texts.dashboard.yourLanguages}</h2>
      {statistics.isPending && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
      {statistics.isError && (
        <ErrorNotice
          message={texts.dashboard.statisticsFailed}
          advice={statistics.error.message}
          retry={{
            label: texts.retry,
            onRetry: () => void statistics.refetch(),
            isRetrying: statistics.isFetching,
          }}
        />
      )}
      <ul className={styles.cards}>
        {codes.map((code) => {
          const row = statistics.data?.find(({ language_code }) => language_code === code);
          return (
            <li key={code} className={code === first ? styles.first : undefined}>
              {row && <LanguageCard statistics={row} isFirst={code === first} />}
              {statistics.isPending && <Skeleton className={styles.skeleton} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
