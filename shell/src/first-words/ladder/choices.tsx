import { useEffect, useEffectEvent } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';
import { CheckIcon, CloseIcon, VisuallyHidden } from '@topwords/platform/ui';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import styles from './choices.module.css';

interface ChoicesProps {
  choices: readonly string[];
  right: string;
  native: LanguageCode;
  /** The chosen one; null before. */
  given: string | null;
  onChoose: (choice: string) => void;
}

/** What a number key chooses; undefined for any other key. */
function chosenBy(event: KeyboardEvent, choices: readonly string[]): string | undefined {
  const { key, repeat, ctrlKey, metaKey, altKey } = event;
  return repeat || ctrlKey || metaKey || altKey ? undefined : choices[Number(key) - 1];
}

/** Meanings to choose from, by tap or the keys 1 to 3; once answered, they show which is right. */
export function Choices({ choices, right, native, given, onChoose }: ChoicesProps) {
  const { step } = firstWordsTexts;

  function choose(choice: string | undefined): void {
    if (choice !== undefined && given === null) onChoose(choice);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => choose(chosenBy(event, choices)));
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  function resultOf(choice: string): 'right' | 'wrong' | undefined {
    if (given === null) return undefined;
    if (choice === right) return 'right';
    return choice === given ? 'wrong' : undefined;
  }

  return (
    <ul aria-label={step.choices} className={styles.choices}>
      {choices.map((choice, index) => {
        const result = resultOf(choice);
        return (
          <li key={choice}>
            <button
              type="button"
              aria-disabled={given !== null}
              aria-keyshortcuts={String(index + 1)}
              data-result={result}
              className={styles.choice}
              onClick={() => choose(choice)}
            >
              <kbd aria-hidden="true" className={styles.key}>
                {index + 1}
              </kbd>
              <span lang={native} className={styles.text}>
                {choice}
              </span>
              {result && (
                <VisuallyHidden>
                  {result === 'right' ? step.rightChoice : step.yourChoice}
                </VisuallyHidden>
              )}
              {result === 'right' && <CheckIcon />}
              {result === 'wrong' && <CloseIcon />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
