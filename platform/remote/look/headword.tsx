import type { ComponentProps } from 'react';
import { SoundButton } from '../voice/sound-button.tsx';
import { headwordLength } from './headword-length.ts';
import styles from './headword.module.css';

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
