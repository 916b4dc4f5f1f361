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

interface HeadwordProps extends Omit<ComponentProps<typeof SoundButton>, 'isSmall'> {
  /** The text as it is shown, if that differs from what is read aloud: with marks of stress. */
  shown?: string | undefined;
}

/** A word or text as the title of its screen, in large type, with its sound. */
export function Headword({ shown, ...sound }: HeadwordProps) {
  const { text, language } = sound;
  return (
    <div className={styles.line}>
      <h1 lang={language} data-length={headwordLength(text)} className={`headword ${styles.word}`}>
        {shown ?? text}
      </h1>
      <SoundButton {...sound} />
    </div>
  );
}
