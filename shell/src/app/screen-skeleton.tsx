import { buttonClasses, Panel, Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { texts } from '../language/texts.ts';
import styles from './screen-skeleton.module.css';

interface ScreenSkeletonProps {
  /** Whether it is in a prerendered page, whose script may not load. */
  isPainted?: boolean;
}

/** The shape of a screen while its remote is loading. */
export function ScreenSkeleton({ isPainted = false }: ScreenSkeletonProps) {
  const { screens } = texts;
  return (
    <div aria-busy="true" className={styles.screen}>
      <output>
        <VisuallyHidden>{screens.loading}</VisuallyHidden>
      </output>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      {isPainted && (
        // CSS alone shows it, when the script has not loaded after a while.
        <Panel isPadded className={`${styles.notice} ${styles.late}`}>
          <p>{screens.late}</p>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address is not known before a script runs */}
          <a href="" className={buttonClasses('secondary')}>
            {screens.reload}
          </a>
        </Panel>
      )}
    </div>
  );
}
