import { useObservable } from '@topwords/platform/rx';
import { isLanguageCode, type PracticeCard } from '@topwords/platform/contracts';
import { Button, SoundIcon } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import { useVoicePhase, voiceKey } from '@topwords/platform/remote';
import { usePractice } from '../context/use-practice.ts';
import { foreignText } from './foreign-text.ts';
import styles from './heard-word.module.css';

/** Whether the sound of a card's word failed or cannot be played. */
export function useSoundFailed({ text, language_code }: PracticeCard): boolean {
  const failed = useObservable(usePractice().voice.failed);
  return !isLanguageCode(language_code) || failed === voiceKey(text, language_code);
}

function PlayButton({ card }: { card: PracticeCard }) {
  const { practice } = useTexts();
  const { voice } = usePractice();
  const { text, language_code: language, recording } = card;
  const code = isLanguageCode(language) ? language : 'en';
  const phase = useVoicePhase(text, code);
  return (
    <Button
      variant="secondary"
      isPending={phase === 'loading'}
      data-phase={phase}
      className={styles.play}
      onClick={() => voice.speak(text, code, recording)}
    >
      <SoundIcon />
      {practice.listen}
    </Button>
  );
}

/** A word that is heard but not seen; if it cannot be played, its meaning. */
export function HeardWord({ card }: { card: PracticeCard }) {
  const hasFailed = useSoundFailed(card);
  return (
    <div className={styles.heard}>
      {hasFailed && (
        <p {...foreignText(card.native_code)} className={`headword ${styles.translation}`}>
          {card.translation}
        </p>
      )}
      <PlayButton card={card} />
    </div>
  );
}
