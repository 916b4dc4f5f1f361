import type { TranslatorLanguage } from '../../contracts/index.ts';
import { IconButton, SoundIcon, classNames } from '../../ui/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import styles from './sound-button.module.css';
import { useVoicePhase } from './use-voice-phase.ts';

interface SoundButtonProps {
  text: string;
  language: TranslatorLanguage;
  label: string;
  /** The `recording` of a word or sentence of the bank. */
  recording?: string | undefined;
  isSmall?: boolean;
}

/** Speaks a word or sentence; disabled while its sound is loading or playing. */
export function SoundButton(props: SoundButtonProps) {
  const { text, language, label, recording, isSmall = false } = props;
  const { voice } = useRemoteServices();
  const phase = useVoicePhase(text, language);
  return (
    <IconButton
      label={label}
      icon={<SoundIcon />}
      isPending={phase === 'loading'}
      // `disabled` would make it lose the focus.
      aria-disabled={phase !== 'idle' || undefined}
      data-phase={phase}
      className={classNames(styles.button, isSmall && styles.small)}
      onClick={() => {
        if (phase === 'idle') void voice.play(text, language, recording);
      }}
    />
  );
}
