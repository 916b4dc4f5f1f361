import { Button, SoundIcon } from '@topwords/platform/ui';
import { useVoicePhase } from '@topwords/platform/remote';
import { usePractice } from '../context/use-practice.ts';
import { useTexts } from '../texts/index.ts';
import type { Sound } from '../voice/practice-voice.ts';
import styles from './play-button.module.css';

interface PlayButtonProps {
  sound: Sound;
  /** By default, Listen. */
  label?: string;
  isSmall?: boolean;
}

/** Plays the sound that a question is about. */
export function PlayButton({ sound, label, isSmall = false }: PlayButtonProps) {
  const { practice } = useTexts();
  const { voice } = usePractice();
  const { text, language, recording } = sound;
  const phase = useVoicePhase(text, language);
  return (
    <Button
      variant="secondary"
      isPending={phase === 'loading'}
      data-phase={phase}
      className={isSmall ? undefined : styles.play}
      onClick={() => voice.speak(text, language, recording)}
    >
      <SoundIcon />
      {label ?? practice.listen}
    </Button>
  );
}
