import { CheckIcon, CloseIcon, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useNumberKeys } from '../choice/use-number-keys.ts';
import type { Answer } from '../session-state/session-state.ts';
import { ChoiceButton } from '../choice/choice-button.tsx';
import styles from './choices.module.css';
import { firstClick } from '../choice/first-click.ts';
import { foreignText } from './foreign-text.ts';

interface ChoicesProps {
  choices: readonly string[];
  right: string;
  /** The language of the choices. */
  language: string;
  answer: Pick<Answer, 'given'> | null;
  onChoose: (choice: string) => void;
}

type ChoiceResult = 'right' | 'wrong' | undefined;

function ResultMark({ result }: { result: ChoiceResult }) {
  const { practice } = useTexts();
  if (!result) return null;
  return (
    <>
      <VisuallyHidden>
        {result === 'right' ? practice.rightChoice : practice.wrongChoice}
      </VisuallyHidden>
      {result === 'right' ? <CheckIcon /> : <CloseIcon />}
    </>
  );
}

/** Texts to choose from, by tap or the keys 1 to 4; once answered, they show which is right. */
export function Choices({ choices, right, language, answer, onChoose }: ChoicesProps) {
  const { practice } = useTexts();
  useNumberKeys(answer ? 0 : choices.length, (index) => {
    const choice = choices[index];
    if (choice !== undefined) onChoose(choice);
  });

  function resultOf(choice: string): ChoiceResult {
    if (!answer) return undefined;
    if (choice === right) return 'right';
    return choice === answer.given ? 'wrong' : undefined;
  }

  return (
    <ul aria-label={practice.choices} className={styles.choices}>
      {choices.map((choice, index) => (
        <li key={choice}>
          <ChoiceButton
            keyNumber={index + 1}
            aria-disabled={answer ? true : undefined}
            data-result={resultOf(choice)}
            onClick={firstClick(() => {
              if (!answer) onChoose(choice);
            })}
          >
            <span {...foreignText(language)} className={styles.text}>
              {choice}
            </span>
            <ResultMark result={resultOf(choice)} />
          </ChoiceButton>
        </li>
      ))}
    </ul>
  );
}
