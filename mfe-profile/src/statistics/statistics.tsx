import { usePrefetchQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useRemoteServices } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { EmptyState, Skeleton, VisuallyHidden, buttonClasses } from '@topwords/platform/ui';
import { Section } from '../section/section.tsx';
import {
  activityQuery,
  forecastQuery,
  partsOfSpeechQuery,
  statisticsQuery,
} from '../server-state/queries.ts';
import { useTexts } from '../texts/index.ts';
import styles from './statistics.module.css';

/** The charts come after what is above them, with their library. */
const StatisticsSection = lazy(() =>
  import('./statistics-section.tsx').then((module) => ({ default: module.StatisticsSection })),
);

function StatisticsSkeleton() {
  const { loading } = useTexts();
  return (
    <div aria-busy="true" className={styles.skeletons}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {['languages', 'activity', 'forecast', 'parts'].map((panel) => (
        <Skeleton key={panel} className={styles.skeleton} />
      ))}
    </div>
  );
}

/** The charts are asked for while their script is on its way. */
function Charts({ codes }: Parameters<typeof StatisticsSection>[0]) {
  const services = useRemoteServices();
  usePrefetchQuery(statisticsQuery(services));
  usePrefetchQuery(activityQuery(services));
  usePrefetchQuery(forecastQuery(services));
  usePrefetchQuery(partsOfSpeechQuery(services));
  return (
    <Suspense fallback={<StatisticsSkeleton />}>
      <StatisticsSection codes={codes} />
    </Suspense>
  );
}

/** The learner's statistics, or the way to a first language. */
export function Statistics() {
  const { statistics } = useTexts();
  const { host } = useRemoteServices();
  const [first, ...others] = useObservable(host.session.state).user.target_langs;
  return (
    <Section title={statistics.title}>
      {first ? (
        <Charts codes={[first, ...others]} />
      ) : (
        <EmptyState
          drawing="path"
          text={statistics.emptyText}
          action={
            <Link to="/" className={buttonClasses('secondary')}>
              {statistics.choose}
            </Link>
          }
        />
      )}
    </Section>
  );
}
