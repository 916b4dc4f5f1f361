import { useEffect, useState } from 'react';
import type { FirstWords } from '@topwords/platform/contracts';
import { useObservable } from '@topwords/platform/rx';
import { classNames } from '@topwords/platform/ui';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import type { Player } from '../sound/create-player.ts';
import { ListenButton } from '../sound/listen-button.tsx';
import { GoOn } from './go-on.tsx';
import { countHeard } from './count-heard.ts';
import { StepFrame } from './step-frame.tsx';
import { useSoundOf } from './use-sound-of.ts';
import styles from './whole-sentence.module.css';

/** How long a word is lit before the next one where there is no sound, in milliseconds. */
const silentMs = 450;

interface WholeSentenceProps {
  words: FirstWords;
  player: Player;
  onGoOn: () => void;
}

/** How many words of the sentence have been heard, or could have been. */
function useHeard({ sentence }: FirstWords, player: Player): number {
  const [heard, setHeard] = useState(0);
  const state = useObservable(player.state);
  const isSilent = sentence.recording === undefined || state === 'refused' || state === 'failed';
  const count = sentence.pieces.length;

  useEffect(() => {
    let frame = 0;
    function follow(): void {
      const share = player.share();
      setHeard((before) => Math.max(before, countHeard(sentence.pieces, share)));
      frame = requestAnimationFrame(follow);
    }
    if (state === 'playing') follow();
    return () => cancelAnimationFrame(frame);
  }, [state, player, sentence]);

  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setInterval(() => setHeard((before) => Math.min(before + 1, count)), silentMs);
    return () => clearInterval(timer);
  }, [isSilent, count]);

  return heard;
}

/** The sentence that the five words make; each lights up as it is heard. */
export function WholeSentence({ words, player, onGoOn }: WholeSentenceProps) {
  const { native, target, sentence } = words;
  const { pieces, end, translation } = sentence;
  const listen = useSoundOf(player, [sentence.recording]);
  const heard = useHeard(words, player);
  const text = pieces.map(({ before, form }) => before + form).join('') + end;
  return (
    <StepFrame target={target} progress={{ met: words.words.length, count: words.words.length }}>
      <div className={styles.whole}>
        <p className={styles.lead}>{firstWordsTexts.step.sentence}</p>
        <h1 lang={target} tabIndex={-1} className={`headword ${styles.sentence}`}>
          {pieces.map(({ word_id, before, form }, index) => (
            <span key={word_id}>
              {before}
              <span
                data-heard={index < heard}
                className={classNames(styles.piece, index < heard && styles.lit)}
              >
                {form}
              </span>
            </span>
          ))}
          {end}
        </h1>
        <p lang={native} className={styles.translation}>
          {translation}
        </p>
        {sentence.recording !== undefined && (
          <ListenButton player={player} text={text} onListen={listen} />
        )}
      </div>
      <GoOn onGoOn={onGoOn} />
    </StepFrame>
  );
}
