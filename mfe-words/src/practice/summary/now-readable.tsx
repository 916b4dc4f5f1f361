import type { LanguageCode } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { ReadableSentences } from '../../understanding/readable-sentences.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './now-readable.module.css';

/** Some sentences that the learner can read now, but for one word. */
export function NowReadable({ language }: { language: LanguageCode }) {
  const { understanding } = useTexts();
  return (
    <section className={classNames(looks.stack2, styles.readable)}>
      <h2 className={styles.title}>{understanding.readable}</h2>
      <ReadableSentences language={language} limit={3} />
    </section>
  );
}
