import { typingOf } from '@topwords/languages/typing';
import { useId, type MouseEvent } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { Button, classNames } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useNativeCode } from '../../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import { usePractice } from '../context/use-practice.ts';
import { foreignText } from './foreign-text.ts';
import styles from './letter-keys.module.css';
import { lettersFor } from './letters-for.ts';

interface KeysProps {
  letters: readonly string[];
  language: string;
  onInsert: (letter: string) => void;
}

/** Keeps the focus in the field, and so the keyboard open on phones. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Keys({ letters, language, onInsert }: KeysProps) {
  return (
    <div className={styles.row}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          {...foreignText(language)}
          className={styles.key}
          onMouseDown={keepFocus}
          onClick={() => onInsert(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}

/** Keys for the letters that the learner's keyboard lacks. */
export function LetterKeys({ language, onInsert }: Omit<KeysProps, 'letters'>) {
  const { practice } = useTexts();
  const native = useNativeCode();
  const { isAlphabetShown } = usePractice();
  const isExpanded = useObservable(isAlphabetShown);
  const noteId = useId();
  const keyboard = typingOf(language)?.keyboard;
  const letters = lettersFor(language, native);
  if (letters.length === 0) return null;
  return (
    <fieldset
      aria-label={practice.letters}
      aria-describedby={keyboard ? noteId : undefined}
      className={styles.keys}
    >
      {keyboard && isExpanded ? (
        keyboard.map((row) => (
          <Keys key={row.join('')} letters={row} language={language} onInsert={onInsert} />
        ))
      ) : (
        <Keys letters={letters} language={language} onInsert={onInsert} />
      )}
      {keyboard && (
        <div className={classNames(looks.note, styles.note)}>
          <p id={noteId}>{practice.cyrillicNote}</p>
          <Button
            variant="quiet"
            aria-expanded={isExpanded}
            onMouseDown={keepFocus}
            onClick={() => isAlphabetShown.next(!isExpanded)}
          >
            {isExpanded ? practice.cyrillicHide : practice.cyrillicShow}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
