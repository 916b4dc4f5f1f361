import type { ParallelSentence } from '@topwords/platform/contracts';
import { SoundButton } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { foreignText } from './foreign-text.ts';
import styles from './parallels.module.css';

/** The same sentence in the learner's other languages, folded away at first. */
export function Parallels({ parallels }: { parallels: readonly ParallelSentence[] }) {
  const { languages, practice, card } = useTexts();
  if (parallels.length === 0) return null;
  const names = parallels.map(({ language_code: code }) => languages[code]);
  return (
    <details className={styles.parallels}>
      <summary className={styles.summary}>{practice.alsoIn(names)}</summary>
      <ul>
        {parallels.map(({ language_code: code, text, recording }) => (
          <li key={code} data-language={code} className={styles.sentence}>
            <p {...foreignText(code)} className={styles.text}>
              {text}
            </p>
            <SoundButton
              isSmall
              text={text}
              language={code}
              recording={recording}
              label={card.listen(text)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
