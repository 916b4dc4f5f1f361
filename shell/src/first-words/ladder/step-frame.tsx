import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '@topwords/platform/router';
import { classNames, CloseIcon, VisuallyHidden } from '@topwords/platform/ui';
import type { LanguageCode } from '@topwords/platform/contracts';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import styles from './step-frame.module.css';

interface StepFrameProps {
  target: LanguageCode;
  /** How many of how many words have been met again; omitted where there is nothing to count. */
  progress?: { met: number; count: number };
  /** Whether it starts at the top: what is added below then moves nothing. */
  isSteady?: boolean;
  children: ReactNode;
}

/** A step: the way out, five dots, and one thing in the middle. Its heading gets the focus. */
export function StepFrame({ target, progress, isSteady = false, children }: StepFrameProps) {
  const main = useRef<HTMLElement>(null);
  const { step } = firstWordsTexts;

  useEffect(() => main.current?.querySelector('h1')?.focus(), []);

  return (
    <div data-language={target} className={styles.page}>
      <header className={styles.header}>
        <Link to="/" aria-label={step.leave} title={step.leave} className={styles.leave}>
          <CloseIcon />
        </Link>
        {progress && (
          <div className={styles.dots}>
            <VisuallyHidden>{step.progress(progress.met, progress.count)}</VisuallyHidden>
            {Array.from({ length: progress.count }, (_, index) => (
              <span
                key={index}
                aria-hidden="true"
                className={classNames(styles.dot, index < progress.met && styles.met)}
              />
            ))}
          </div>
        )}
      </header>
      <main ref={main} className={classNames(styles.main, isSteady && styles.steady)}>
        {children}
      </main>
    </div>
  );
}
