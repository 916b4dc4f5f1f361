import type { ComponentProps } from 'react';
import { SoundButton } from '../voice/sound-button.tsx';
import styles from './headword.module.css';

/** Longest text that is still set as a headword, in UTF-16 units. */
const headwordMaximum = 40;

/** The size class of a headword: the longer, the smaller, so that it fits on one line. */
function headwordLength(text: string): 'long' | 'longest' | 'text' | undefined {
  if (text.length > headwordMaximum) return 'text';
  const letters = Math.max(...text.split(/\s/).map((part) => part.length));
  if (letters > 13 || text.length > 22) return 'longest';
  return letters > 9 ? 'long' : undefined;
}

/** A word or text as the title of its screen, in large type, with its sound. */
export function Headword(sound: Omit<ComponentProps<typeof SoundButton>, 'isSmall'>) {
  const { text, language } = sound;
  return (
    <div className={styles.line}>
      <h1 lang={language} data-length={headwordLength(text)} className={`headword ${styles.word}`}>
        {text}
      </h1>
      <SoundButton {...sound} />
    </div>
  );
}
