import { Loading } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import styles from './analysis-skeleton.module.css';

/** Placeholder for the tutor's answer. */
export function AnalysisSkeleton() {
  return (
    <Loading className={styles.skeleton}>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.fact} />
      <Skeleton className={styles.fact} />
      <Skeleton className={styles.fact} />
    </Loading>
  );
}
