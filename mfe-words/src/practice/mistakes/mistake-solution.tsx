import type { LanguageCode, MistakeQuestion } from '@topwords/platform/contracts';
import { looks, MarkedText } from '@topwords/platform/remote';
import { useNativeCode } from '../../languages/use-native-code.ts';
import { foreignText } from '../exercises/foreign-text.ts';
import solutionStyles from '../exercises/solution.module.css';
import { VerdictLine } from '../exercises/verdict-line.tsx';
import { useTexts } from '../texts/index.ts';
import type { GivenToQuestion } from './mistake-set.ts';
import styles from './mistakes.module.css';
import { QuestionText } from './question-text.tsx';

interface MistakeSolutionProps {
  question: MistakeQuestion;
  language: LanguageCode;
  answer: GivenToQuestion;
}

/** The answer in its sentence, and what tells it from what it was mixed up with. */
export function MistakeSolution({ question, language, answer }: MistakeSolutionProps) {
  const { practice, mistakes } = useTexts();
  const native = useNativeCode();
  const { kind, sides, explanation, options } = question;
  const { isRight, given } = answer;
  const nativeText = native === undefined ? {} : foreignText(native);
  return (
    <div className={looks.stack2}>
      <VerdictLine verdict={isRight ? 'right' : 'wrong'} />
      {!isRight && given !== '' && options.length === 0 && (
        <p className={looks.muted}>
          {practice.given}{' '}
          <span {...foreignText(language)} className={solutionStyles.given}>
            {given}
          </span>
        </p>
      )}
      <QuestionText question={question} language={language} filled={question.answer} />
      {kind !== 'spelling' && (
        <section className={styles.difference}>
          <h2 className={looks.note}>{mistakes.difference}</h2>
          <dl className={styles.sides}>
            {sides.map(({ text, note }) => (
              <div key={text} className={styles.side}>
                <dt {...foreignText(language)}>{text}</dt>
                <dd {...nativeText}>{note}</dd>
              </div>
            ))}
          </dl>
          {explanation !== null && (
            <p {...nativeText}>
              <MarkedText text={explanation} language={language} />
            </p>
          )}
        </section>
      )}
    </div>
  );
}
