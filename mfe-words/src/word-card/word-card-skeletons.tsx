import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './word-cards.module.css';

/** Where word cards will stand. */
export function WordCardSkeletons({ count = 6 }: { count?: number }) {
  const { loading } = useTexts();
  return (
    <div aria-busy="true" className={styles.cards}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="card" className={styles.skeleton} />
      ))}
    </div>
  );
}
