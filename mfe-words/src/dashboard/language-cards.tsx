import { useQuery } from '@tanstack/react-query';
import {
  getDailyStreak,
  getPracticeForecast,
  getStatistics,
  type LanguageCode,
} from '@topwords/platform/contracts';
import { callQuery, QueryFailure, looks } from '@topwords/platform/remote';
import { Skeleton, VisuallyHidden, classNames } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './language-card.module.css';
import { LanguageCard } from './language-card.tsx';
import screenStyles from './dashboard-screen.module.css';

/** A card for each target language; the one learned last comes first. */
export function LanguageCards({ codes }: { codes: readonly LanguageCode[] }) {
  const texts = useTexts();
  const statistics = useQuery(callQuery(getStatistics));
  const streak = useQuery(callQuery(getDailyStreak));
  const last = streak.data?.last_learned_language;
  const first = codes.find((code) => code === last) ?? codes[0];
  const ordered = codes.toSorted((one, other) => Number(other === first) - Number(one === first));
  const forecast = useQuery(callQuery(getPracticeForecast, { query: {} }));
  const forecastOfFirst = useQuery(
    callQuery(getPracticeForecast, { query: first ? { language: first } : {} }),
  );
  // The streak decides which card comes first, and the due cards decide which of its links is primary.
  // Nothing is shown before both are known, so that nothing changes its place or color.
  const awaited = [streak, forecast, ...(forecast.data?.due_now ? [forecastOfFirst] : [])];
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
              {row && !isPending && <LanguageCard statistics={row} isFirst={code === first} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
