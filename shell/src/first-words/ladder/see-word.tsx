import { useId } from 'react';
import { ListenButton } from '../sound/listen-button.tsx';
import { GoOn } from './go-on.tsx';
import { StepFrame } from './step-frame.tsx';
import type { WordStepProps } from './step-props.ts';
import { useSoundOf } from './use-sound-of.ts';
import { WordInSentence } from './word-in-sentence.tsx';
import { shownForm } from './words-of-round.ts';
import styles from './word.module.css';

/** A new word: large, heard, with what it means, in a sentence. */
export function SeeWord({ words, word, progress, player, onGoOn }: WordStepProps) {
  const glossId = useId();
  const { native, target } = words;
  const listen = useSoundOf(player, [word.recording, word.sentence.recording]);
  return (
    <StepFrame target={target} progress={progress}>
      <div className={styles.word}>
        <h1
          lang={target}
          tabIndex={-1}
          aria-describedby={glossId}
          className={`headword ${styles.headword}`}
        >
          {shownForm(word)}
        </h1>
        {word.recording !== undefined && (
          <span className={styles.sound}>
            {word.ipa !== null && <span>/{word.ipa}/</span>}
            <ListenButton player={player} text={word.form} onListen={listen} />
          </span>
        )}
        <p id={glossId} lang={native} className={styles.gloss}>
          {word.gloss}
        </p>
        <WordInSentence sentence={word.sentence} native={native} target={target} />
        {word.note !== undefined && (
          <p lang={native} className={styles.note}>
            {word.note}
          </p>
        )}
      </div>
      <GoOn onGoOn={onGoOn} />
    </StepFrame>
  );
}
