import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './analysis-skeleton.module.css';

/** Placeholder for the tutor's answer. */
export function AnalysisSkeleton() {
  const { loading } = useTexts();
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.fact} />
      <Skeleton className={styles.fact} />
      <Skeleton className={styles.fact} />
    </div>
  );
}
