import { Suspense } from 'react';
import type { WordDetail } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { ReadableSentences } from '../understanding/readable-sentences.tsx';
import { useOpened } from '../understanding/use-opened.ts';
import { Example } from './example.tsx';
import { Forms } from './forms.tsx';
import { Teaching } from './teaching.tsx';
import { Usage } from './usage.tsx';
import styles from './usage.module.css';

/** What follows a word's meanings: use, teaching, forms, and more examples. */
export function Further({ detail }: { detail: WordDetail }) {
  const texts = useTexts();
  const [isOpened, handleToggle] = useOpened();
  return (
    <>
      <Usage detail={detail} />
      <Suspense fallback={null}>
        <Teaching detail={detail} />
      </Suspense>
      <Forms detail={detail} />
      <section className={looks.stack4}>
        <details onToggle={handleToggle}>
          <summary className={styles.title}>{texts.detail.readable}</summary>
          {isOpened && (
            <ReadableSentences language={detail.language_code} wordId={detail.id} limit={5} />
          )}
        </details>
      </section>
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
