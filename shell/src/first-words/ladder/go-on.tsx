import { useEffect, useEffectEvent, useRef } from 'react';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import styles from './go-on.module.css';

interface GoOnProps {
  /** Whether it takes the focus: after an answer, whose button has had it. */
  takesFocus?: boolean;
  onGoOn: () => void;
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button') !== null;

/** The button that leads on. It covers the screen, so that a tap anywhere does, as do Enter and Space. */
export function GoOn({ takesFocus = false, onGoOn }: GoOnProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { goOn, tap } = firstWordsTexts.step;
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (repeat || isControl(target) || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    onGoOn();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <button ref={button} type="button" className={styles.button} onClick={onGoOn}>
      <span className={styles.touch}>{tap}</span>
      <span className={styles.keys}>{goOn}</span>
    </button>
  );
}
