import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  getDailyStreak,
  getStatistics,
  type LanguageCode,
  type Understanding,
} from '@topwords/platform/contracts';
import { callQuery, QueryFailure, looks } from '@topwords/platform/remote';
import { Skeleton, VisuallyHidden, classNames } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useLastLanguage } from './use-last-language.ts';
import styles from './language-card.module.css';
import { LanguageCard } from './language-card.tsx';
import screenStyles from './dashboard-screen.module.css';

interface LanguageCardsProps {
  codes: readonly LanguageCode[];
  /** How much the learner understands of each language. */
  understanding: UseQueryResult<Understanding[]>;
}

/** A card for each target language; the one learned last comes first. */
export function LanguageCards({ codes, understanding }: LanguageCardsProps) {
  const texts = useTexts();
  const statistics = useQuery(callQuery(getStatistics));
  const streak = useQuery(callQuery(getDailyStreak));
  const first = useLastLanguage(codes);
  const ordered = codes.toSorted((one, other) => Number(other === first) - Number(one === first));
  // The streak decides which card comes first. Nothing is shown before all is known, so that nothing
  // changes its place.
  const awaited = [streak, understanding];
  const isPending =
    statistics.isPending || awaited.some((query) => query.isPending && query.failureCount === 0);
  return (
    <section className={looks.stack3} aria-busy={isPending}>
      <h2 className={screenStyles.panelTitle}>{texts.dashboard.yourLanguages}</h2>
      {isPending && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
      <QueryFailure
        query={statistics}
        message={texts.dashboard.statisticsFailed}
        advice={statistics.error?.message}
      />
      <ul className={classNames(looks.stack4, styles.cards)}>
        {ordered.map((code) => {
          const row = statistics.data?.find(({ language_code }) => language_code === code);
          return (
            <li key={code}>
              {isPending && <Skeleton className={styles.skeleton} />}
              {row && !isPending && (
                <LanguageCard
                  statistics={row}
                  understanding={understanding.data?.find((one) => one.language_code === code)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
