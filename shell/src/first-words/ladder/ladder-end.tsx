import type { FirstWords, FirstWord } from '@topwords/platform/contracts';
import { Button } from '@topwords/platform/ui';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import { KeepLink } from './keep-link.tsx';
import { StepFrame } from './step-frame.tsx';
import { shownForm } from './words-of-round.ts';
import styles from './ladder-end.module.css';

interface LadderEndProps {
  words: FirstWords;
  /** All that were learned so far in this direction. */
  learned: readonly FirstWord[];
  /** Begins the next round; null when there is none. */
  onMore: (() => void) | null;
}

/** After a round: what was learned, an account to keep it, or five more words. */
export function LadderEnd({ words, learned, onMore }: LadderEndProps) {
  const { native, target } = words;
  const { end } = firstWordsTexts;
  const isFirst = learned.length === words.words.length;
  return (
    <StepFrame target={target}>
      <h1 tabIndex={-1} className={`headword ${styles.heading}`}>
        {isFirst ? end.understood : end.more(learned.length)}
      </h1>
      <dl aria-label={end.words} className={styles.words}>
        {learned.map((word) => (
          <div key={word.id} className={styles.row}>
            <dt lang={target} className={`headword ${styles.form}`}>
              {shownForm(word)}
            </dt>
            <dd lang={native} className={styles.gloss}>
              {word.gloss}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.explained}>{end.explained}</p>
      <div className={styles.actions}>
        <KeepLink native={native} />
        {onMore && (
          <Button variant="quiet" onClick={onMore}>
            {end.five}
          </Button>
        )}
      </div>
    </StepFrame>
  );
}
