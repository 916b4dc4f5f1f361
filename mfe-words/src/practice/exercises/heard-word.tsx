import type { PracticeCard } from '@topwords/platform/contracts';
import { soundOfWord } from '../voice/sounds-of-card.ts';
import { foreignText } from './foreign-text.ts';
import styles from './heard-word.module.css';
import { PlayButton } from './play-button.tsx';
import { useSoundFailed } from './use-sound-failed.ts';

/** A word that is heard but not seen; if it cannot be played, its meaning. */
export function HeardWord({ card }: { card: PracticeCard }) {
  const sounds = soundOfWord(card);
  const hasFailed = useSoundFailed(sounds);
  return (
    <div className={styles.heard}>
      {hasFailed && (
        <p {...foreignText(card.native_code)} className={`headword ${styles.translation}`}>
          {card.translation}
        </p>
      )}
      {sounds.map((sound) => (
        <PlayButton key={sound.text} sound={sound} />
      ))}
    </div>
  );
}
