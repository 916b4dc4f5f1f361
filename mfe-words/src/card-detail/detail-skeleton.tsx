import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './detail-skeleton.module.css';

/** Placeholder for the word. */
export function DetailSkeleton() {
  const { loading } = useTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="card" className={styles.hero} />
    </div>
  );
}

/** Placeholder for the meanings. */
export function MeaningsSkeleton() {
  return (
    <div aria-busy="true" className={styles.meanings}>
      <Skeleton shape="title" />
      <Skeleton className={styles.sentence} />
      <Skeleton className={styles.sentence} />
      <Skeleton className={styles.sentence} />
    </div>
  );
}
