import type { LanguageCode } from '@topwords/platform/contracts';
import { firstWordsTexts } from '../language/first-words-texts.ts';
import { KeepLink } from './ladder/keep-link.tsx';
import styles from './ladder/ladder-end.module.css';
import { StepFrame } from './ladder/step-frame.tsx';

/** After a day as a guest: only an account leads on, and everything learned moves into it. */
export function GuestDayOver({ native }: { native: LanguageCode }) {
  const { end } = firstWordsTexts;
  return (
    <StepFrame target={native}>
      <h1 tabIndex={-1} className={`headword ${styles.heading}`}>
        {end.over}
      </h1>
      <p className={styles.explained}>{end.overExplained}</p>
      <div className={styles.actions}>
        <KeepLink native={native} />
      </div>
    </StepFrame>
  );
}
