import { useEffect, useState } from 'react';
import { Button, Panel } from '@topwords/platform/ui';
import { texts } from '../language/texts.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import skeleton from './screen-skeleton.module.css';
import styles from './waiting-screen.module.css';

/** How long the skeleton is shown without a notice, in milliseconds. */
const noticeDelayMs = 3000;

interface WaitingScreenProps {
  /** The remote's display name. */
  title: string;
  isRetrying?: boolean;
  /** Loads it again; omitted when all one can do is wait. */
  onRetry?: () => void;
}

/** The skeleton of a remote's screen; after a while it says that loading is slow. */
export function WaitingScreen({ title, isRetrying = false, onRetry }: WaitingScreenProps) {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), noticeDelayMs);
    return () => clearTimeout(timer);
  }, []);

  const hasNotice = isLate || isRetrying;
  return (
    <>
      <output>
        {hasNotice && (
          <Panel isFloating className={`${skeleton.notice} ${styles.notice}`}>
            <p>{texts.screens.slow(title)}</p>
            {onRetry && (
              <Button variant="secondary" isPending={isRetrying} onClick={onRetry}>
                {texts.screens.retry}
              </Button>
            )}
          </Panel>
        )}
      </output>
      <ScreenSkeleton />
    </>
  );
}
