import type { LanguageCode } from '@topwords/platform/contracts';
import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { texts } from '../../language/texts.ts';
import { StepFrame } from '../ladder/step-frame.tsx';
import styles from './words-loading.module.css';

/** The shape of the first word while it is loaded. */
export function WordsLoading({ target }: { target: LanguageCode }) {
  return (
    <StepFrame target={target}>
      <div aria-busy="true" className={styles.word}>
        <output>
          <VisuallyHidden>{texts.screens.loading}</VisuallyHidden>
        </output>
        <Skeleton shape="title" className={styles.headword ?? ''} />
        <Skeleton className={styles.line ?? ''} />
        <Skeleton className={styles.line ?? ''} />
      </div>
    </StepFrame>
  );
}
