import type { FirstWord, FirstWords } from '@topwords/platform/contracts';
import styles from './word.module.css';

interface WordInSentenceProps extends Pick<FirstWords, 'native' | 'target'> {
  sentence: FirstWord['sentence'];
}

/** A sentence with the word marked, and what it means. */
export function WordInSentence({ sentence, native, target }: WordInSentenceProps) {
  const { before, form, after, translation } = sentence;
  return (
    <div className={styles.sentence}>
      <p lang={target} className={styles.foreign}>
        {before}
        <b className={styles.form}>{form}</b>
        {after}
      </p>
      <p lang={native} className={styles.translation}>
        {translation}
      </p>
    </div>
  );
}
