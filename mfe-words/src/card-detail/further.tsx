import type { WordDetail } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { Example } from './example.tsx';
import { Forms } from './forms.tsx';
import { Usage } from './usage.tsx';
import styles from './usage.module.css';

/** What follows a word's meanings: how it is used, its forms, and more examples. */
export function Further({ detail }: { detail: WordDetail }) {
  const texts = useTexts();
  return (
    <>
      <Usage detail={detail} />
      <Forms detail={detail} />
      {detail.example_sentences.length > 0 && (
        <section className={looks.stack4}>
          <h2 className={styles.title}>{texts.detail.moreExamples}</h2>
          <div>
            {detail.example_sentences.map((sentence) => (
              <Example key={sentence.id} sentence={sentence} detail={detail} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
