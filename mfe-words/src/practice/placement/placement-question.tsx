import { useEffect, useRef } from 'react';
import type { LanguageCode, PlacementQuestion as Question } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { useNativeCode } from '../../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import { ChoiceButton } from '../choice/choice-button.tsx';
import { firstClick } from '../choice/first-click.ts';
import styles from './placement-question.module.css';
import { useNumberKeys } from '../choice/use-number-keys.ts';

interface PlacementQuestionProps {
  question: Question;
  code: LanguageCode;
  /** Takes the focus, so that the new word is read out; the first question leaves it to the screen. */
  isFocused: boolean;
  /** The index of the chosen translation, from 0; null if the learner does not know the word. */
  onAnswer: (choice: number | null) => void;
}

/** One word and four translations; no choice is called wrong. */
export function PlacementQuestion({ question, code, isFocused, onAnswer }: PlacementQuestionProps) {
  const { placement } = useTexts();
  const native = useNativeCode();
  const word = useRef<HTMLHeadingElement>(null);
  const { choices } = question;
  useNumberKeys(choices.length + 1, (index) => onAnswer(index < choices.length ? index : null));

  useEffect(() => {
    if (isFocused) word.current?.focus({ preventScroll: true });
  }, [isFocused]);

  return (
    <div data-language={code} className={classNames(looks.stack2, styles.question)}>
      <p id="placement-question" className={looks.muted}>
        {placement.question}
      </p>
      <h2
        ref={word}
        id="placement-word"
        tabIndex={-1}
        lang={code}
        aria-describedby="placement-question"
        className={`headword ${styles.word}`}
      >
        {question.stress ?? question.text}
      </h2>
      <ul aria-labelledby="placement-word" className={styles.choices}>
        {choices.map((choice, index) => (
          <li key={choice}>
            <ChoiceButton keyNumber={index + 1} onClick={firstClick(() => onAnswer(index))}>
              <span lang={native}>{choice}</span>
            </ChoiceButton>
          </li>
        ))}
        <li className={styles.unknown}>
          <ChoiceButton keyNumber={choices.length + 1} onClick={firstClick(() => onAnswer(null))}>
            {placement.unknown}
          </ChoiceButton>
        </li>
      </ul>
    </div>
  );
}
