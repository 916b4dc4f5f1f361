import { useQuery } from '@tanstack/react-query';
import { getActivity } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import { Loaded } from '../section/loaded.tsx';
import { useTexts } from '../texts/index.ts';
import { ActivityChart } from './activity/activity-chart.tsx';
import { TitledPanel } from '../section/section.tsx';
import styles from './activity-panel.module.css';

/** The learner's activity on each day of a year. */
export function ActivityPanel() {
  const { statistics } = useTexts();
  const query = useQuery({ ...callQuery(getActivity), select: ({ days }) => days });
  return (
    <TitledPanel title={statistics.activity}>
      <Loaded
        query={query}
        failed={statistics.failed}
        advice={statistics.error}
        skeleton={<Skeleton className={styles.skeleton} />}
      >
        {(days) => <ActivityChart days={days} />}
      </Loaded>
    </TitledPanel>
  );
}
