import type { TypicalMistake } from '../../contracts/index.ts';
import { CheckIcon, CloseIcon, VisuallyHidden } from '../../ui/index.ts';
import { MarkedText } from '../look/marked-text.tsx';
import { TeachingSection } from './teaching-section.tsx';
import styles from './teaching.module.css';
import { useTeachingContext } from './teaching-context.ts';

interface MistakesProps {
  mistakes: readonly TypicalMistake[];
}

/** Sentences that learners get wrong, how they are right, and why. */
export function Mistakes({ mistakes }: MistakesProps) {
  const { texts, language, native } = useTeachingContext();
  return (
    <TeachingSection title={texts.mistakes} items={mistakes}>
      <ul className={styles.mistakes}>
        {mistakes.map(({ key, wrong, right, why }) => (
          <li key={key}>
            <p className={styles.wrong}>
              <CloseIcon />
              <VisuallyHidden>{texts.wrong} </VisuallyHidden>
              <s lang={language}>{wrong}</s>
            </p>
            <p className={styles.right}>
              <CheckIcon />
              <VisuallyHidden>{texts.right} </VisuallyHidden>
              <span lang={language}>{right}</span>
            </p>
            <p lang={native} className={styles.why}>
              <MarkedText text={why} language={language} />
            </p>
          </li>
        ))}
      </ul>
    </TeachingSection>
  );
}
