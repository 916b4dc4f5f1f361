import { useEffect, useRef } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';
import { IconButton, SoundIcon, classNames } from '@topwords/platform/ui';
import { useServices } from '../services.ts';
import styles from './sound-button.module.css';
import { useVoicePhase } from './use-voice-phase.ts';

interface SoundButtonProps {
  text: string;
  language: LanguageCode;
  label: string;
  isSmall?: boolean;
}

/** Says a word or sentence; disabled while its sound is loading or playing. */
export function SoundButton({ text, language, label, isSmall = false }: SoundButtonProps) {
  const { voice } = useServices();
  const phase = useVoicePhase(text, language);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  /** A disabled button loses the focus; whoever pressed it finds it again here. */
  useEffect(() => {
    if (phase !== 'idle' || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <IconButton
      ref={button}
      label={label}
      icon={<SoundIcon />}
      isPending={phase === 'loading'}
      disabled={phase !== 'idle'}
      data-phase={phase}
      className={classNames(styles.button, isSmall && styles.small)}
      onClick={() => {
        wasPressed.current = true;
        void voice.play(text, language);
      }}
    />
  );
}
