import { Button, SoundIcon } from '@topwords/platform/ui';
import { isSounding, useVoicePhase, type Sound } from '@topwords/platform/remote';
import { usePractice } from '../context/use-practice.ts';
import { useTexts } from '../texts/index.ts';
import styles from './play-button.module.css';

interface PlayButtonProps {
  sound: Sound;
  /** By default, Listen. */
  label?: string;
  isSmall?: boolean;
}

/** Plays the sound that a question is about, and slowly when it is pressed again. */
export function PlayButton({ sound, label, isSmall = false }: PlayButtonProps) {
  const { practice } = useTexts();
  const { voice } = usePractice();
  const phase = useVoicePhase(sound.text, sound.language);
  return (
    <Button
      variant="secondary"
      isPending={phase === 'loading'}
      data-phase={isSounding(phase) ? phase : 'idle'}
      className={isSmall ? undefined : styles.play}
      onClick={() => voice.speak(sound)}
    >
      <SoundIcon />
      {voice.slowLabel?.(phase) ?? label ?? practice.listen}
    </Button>
  );
}
