import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';
import styles from './screen-skeleton.module.css';

/** The shape of a screen while its remote is loading. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className={styles.screen}>
      <output>
        <VisuallyHidden>{texts.screens.loading}</VisuallyHidden>
      </output>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
