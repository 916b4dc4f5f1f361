import { useQuery } from '@tanstack/react-query';
import { getProfileStatistics, type ProfileStatistics } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import { Loaded } from '../section/loaded.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './profile-figures.module.css';

function Figures({ statistics }: { statistics: ProfileStatistics }) {
  const { profile } = useTexts();
  const figures = [
    [profile.wordsLearned, profile.figure(statistics.total_learned_words)],
    [profile.daysRegistered, profile.figure(statistics.days_registered)],
    [profile.memberSince, profile.month(statistics.join_date)],
  ];
  return (
    <dl aria-label={profile.figures} className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={`headword numbers ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FigureSkeletons() {
  return (
    <div className={styles.figures}>
      {['words', 'days', 'since'].map((figure) => (
        <div key={figure} className={styles.figure}>
          <span className={styles.name}>
            <Skeleton className={styles.nameSkeleton} />
          </span>
          <span className={`headword ${styles.value}`}>
            <Skeleton className={styles.valueSkeleton} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** The three big numbers. */
export function ProfileFigures() {
  const { profile } = useTexts();
  const statistics = useQuery(callQuery(getProfileStatistics));
  return (
    <Loaded
      query={statistics}
      skeleton={<FigureSkeletons />}
      failed={profile.failed}
      advice={profile.error}
    >
      {(data) => <Figures statistics={data} />}
    </Loaded>
  );
}
