import { useQuery } from '@tanstack/react-query';
import { getActivity } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { ActivityChart } from './activity/activity-chart.tsx';
import { QueryPanel } from './query-panel.tsx';
import styles from './activity-panel.module.css';

/** The learner's activity on each day of a year. */
export function ActivityPanel() {
  const { statistics } = useTexts();
  const query = useQuery({ ...callQuery(getActivity), select: ({ days }) => days });
  return (
    <QueryPanel
      title={statistics.activity}
      query={query}
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {(days) => <ActivityChart days={days} />}
    </QueryPanel>
  );
}
