import { useState } from 'react';
import type { ContrastCard, ContrastQuestion } from '../../contracts/index.ts';
import { looks } from '../look/looks.ts';
import { Button, classNames, VisuallyHidden } from '../../ui/index.ts';
import { MarkedText } from '../look/marked-text.tsx';
import styles from './teaching.module.css';
import { useTeachingContext } from './teaching-context.ts';

/** A sentence with a gap, and what may fill it; once it is filled, the sentence and its translation. */
function Question({ question }: { question: ContrastQuestion }) {
  const { texts, language, native } = useTeachingContext();
  const [given, setGiven] = useState<string>();
  const { before, after, options, answer, translation } = question;
  const isAnswered = given !== undefined;
  return (
    <fieldset aria-label={texts.fill} className={classNames(looks.stack2, styles.question)}>
      <p lang={language} className={styles.foreign}>
        {before}
        {isAnswered ? (
          <mark>{answer}</mark>
        ) : (
          <>
            <span aria-hidden="true">___</span>
            <VisuallyHidden lang={native}>{texts.gap}</VisuallyHidden>
          </>
        )}
        {after}
      </p>
      <div className={looks.row}>
        {options.map((option) => (
          <Button
            key={option}
            variant="secondary"
            lang={language}
            aria-disabled={isAnswered || undefined}
            data-result={isAnswered && option === answer ? 'right' : undefined}
            className={styles.option}
            onClick={() => {
              if (!isAnswered) setGiven(option);
            }}
          >
            {option}
          </Button>
        ))}
      </div>
      <output className={styles.result}>
        {isAnswered && (
          <>
            <p>
              {given === answer ? (
                texts.isRight
              ) : (
                <MarkedText text={texts.isWrong(answer)} language={language} />
              )}
            </p>
            <p lang={native} className={styles.translation}>
              {translation}
            </p>
          </>
        )}
      </output>
    </fieldset>
  );
}

/** A card's questions, hidden until the learner opens them. */
export function ContrastTest({ card }: { card: ContrastCard }) {
  const { texts } = useTeachingContext();
  return (
    <details className={styles.test}>
      <summary>{texts.test}</summary>
      <div className={looks.stack4}>
        {card.questions.map((question) => (
          <Question key={question.before + question.after} question={question} />
        ))}
      </div>
    </details>
  );
}
