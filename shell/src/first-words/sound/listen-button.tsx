import { useObservable } from '@topwords/platform/rx';
import { classNames, IconButton, SoundIcon } from '@topwords/platform/ui';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import type { Player } from './create-player.ts';
import styles from './listen-button.module.css';

interface ListenButtonProps {
  player: Player;
  /** What is heard, as text. */
  text: string;
  onListen: () => void;
}

/** Plays a text again, or for the first time where the browser did not play it by itself. */
export function ListenButton({ player, text, onListen }: ListenButtonProps) {
  const state = useObservable(player.state);
  const { step } = firstWordsTexts;
  const note = { refused: step.tapToListen, failed: step.noSound, idle: '', playing: '' }[state];
  return (
    <span className={styles.line}>
      <IconButton
        label={step.listen(text)}
        icon={<SoundIcon />}
        className={classNames(styles.button, state === 'playing' && styles.playing)}
        onClick={onListen}
      />
      <output className={styles.note}>{note}</output>
    </span>
  );
}
