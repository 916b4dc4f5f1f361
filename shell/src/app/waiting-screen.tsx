import { useEffect, useState } from 'react';
import { Button, Panel } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import styles from './waiting-screen.module.css';

/** How long a skeleton may stand without a word, in milliseconds. */
const patience = 3000;

interface WaitingScreenProps {
  /** The remote's name as learners know it. */
  title: string;
  isRetrying?: boolean;
  /** Asks for it again, where there is more to do than to wait. */
  onRetry?: () => void;
}

/** The skeleton of a remote's screen; after a while it says that the remote takes long. */
export function WaitingScreen({ title, isRetrying = false, onRetry }: WaitingScreenProps) {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);

  const isTold = isLate || isRetrying;
  return (
    <>
      <output>
        {isTold && (
          <Panel isFloating className={styles.notice}>
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
