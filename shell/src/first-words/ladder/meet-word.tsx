import { useState } from 'react';
import type { Rating } from '@topwords/platform/contracts';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import { ListenButton } from '../sound/listen-button.tsx';
import { Choices } from './choices.tsx';
import { GoOn } from './go-on.tsx';
import { StepFrame } from './step-frame.tsx';
import type { WordStepProps } from './step-props.ts';
import { useSoundOf } from './use-sound-of.ts';
import { WordInSentence } from './word-in-sentence.tsx';
import { choicesOf, shownForm } from './words-of-round.ts';
import styles from './word.module.css';

interface MeetWordProps extends WordStepProps {
  onAnswer: (rating: Rating) => void;
}

/** A word that was seen before: what does it mean? The answer is shown at once, right or wrong. */
export function MeetWord({ words, word, progress, player, onAnswer, onGoOn }: MeetWordProps) {
  const [given, setGiven] = useState<string | null>(null);
  const { native, target } = words;
  const { step } = firstWordsTexts;
  const listen = useSoundOf(player, [word.recording]);
  const isRight = given === word.gloss;

  function choose(choice: string): void {
    setGiven(choice);
    onAnswer(choice === word.gloss ? 'good' : 'again');
    void player.play([word.sentence.recording]);
  }

  return (
    <StepFrame target={target} progress={progress} isSteady>
      <div className={styles.word}>
        <h1 lang={target} tabIndex={-1} className={`headword ${styles.headword}`}>
          {shownForm(word)}
        </h1>
        {word.recording !== undefined && (
          <ListenButton player={player} text={word.form} onListen={listen} />
        )}
      </div>
      <p aria-hidden={given !== null} className={styles.question}>
        {given === null ? step.ask : ''}
      </p>
      <Choices
        choices={choicesOf(word)}
        right={word.gloss}
        native={native}
        given={given}
        onChoose={choose}
      />
      <output className={styles.verdict}>
        {given !== null && (
          <>
            <span className={isRight ? styles.right : undefined}>
              {isRight ? step.right : step.wrong}
            </span>{' '}
            {!isRight && <span lang={native}>{step.means(word.form, word.gloss)}</span>}
          </>
        )}
      </output>
      {given !== null && (
        <>
          <div className={styles.word}>
            <WordInSentence sentence={word.sentence} native={native} target={target} />
          </div>
          <GoOn takesFocus onGoOn={onGoOn} />
        </>
      )}
    </StepFrame>
  );
}
