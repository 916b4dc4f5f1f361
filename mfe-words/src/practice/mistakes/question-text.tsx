import type { ReactNode } from 'react';
import type { LanguageCode, MistakeQuestion } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { classNames, VisuallyHidden } from '@topwords/platform/ui';
import { useNativeCode } from '../../languages/use-native-code.ts';
import { foreignText } from '../exercises/foreign-text.ts';
import { useTexts } from '../texts/index.ts';
import styles from './mistakes.module.css';

interface QuestionTextProps {
  question: MistakeQuestion;
  language: LanguageCode;
  /** What is in the gap; a line if nothing is typed there. */
  field?: ReactNode;
  /** What fills the gap once the question is answered. */
  filled?: string;
}

/** A sentence with its gap and what it means; or the meaning or the form's name alone. */
export function QuestionText({ question, language, field, filled }: QuestionTextProps) {
  const { practice } = useTexts();
  const native = useNativeCode();
  const { before, after, hint } = question;
  const hintText = native === undefined ? {} : foreignText(native);
  if (before + after === '') {
    return (
      <div className={looks.stack2}>
        <p {...hintText} className={classNames('headword', styles.hint)}>
          {hint}
        </p>
        {filled === undefined ? (
          field
        ) : (
          <p {...foreignText(language)} className={styles.sentence}>
            <mark>{filled}</mark>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={looks.stack2}>
      <p {...foreignText(language)} className={styles.sentence}>
        {before}
        {filled === undefined ? (
          (field ?? (
            <>
              <span aria-hidden="true" className={styles.gap} />
              <VisuallyHidden {...hintText}>{practice.gap}</VisuallyHidden>
            </>
          ))
        ) : (
          <mark>{filled}</mark>
        )}
        {after}
      </p>
      <p {...hintText} className={looks.muted}>
        {hint}
      </p>
    </div>
  );
}
