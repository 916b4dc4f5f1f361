import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';
import { LateScript } from './late-script.tsx';
import styles from './screen-skeleton.module.css';

interface ScreenSkeletonProps {
  /** Whether it is in a prerendered page, whose script may not load. */
  isPainted?: boolean;
}

/** The shape of a screen while its remote is loading. */
export function ScreenSkeleton({ isPainted = false }: ScreenSkeletonProps) {
  return (
    <div aria-busy="true" className={styles.screen}>
      <output>
        <VisuallyHidden>{texts.screens.loading}</VisuallyHidden>
      </output>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      {isPainted && <LateScript />}
    </div>
  );
}
