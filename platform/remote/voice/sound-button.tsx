import { IconButton, SoundIcon, classNames } from '../../ui/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import type { Sound } from '../services/sound.ts';
import { isSounding } from '../services/voice-player.ts';
import styles from './sound-button.module.css';
import { useVoicePhase } from './use-voice-phase.ts';

interface SoundButtonProps extends Sound {
  label: string;
  isSmall?: boolean;
}

/**
 * Speaks a word or sentence, and slowly when it is pressed again; disabled while its sound is
 * loading or playing.
 */
export function SoundButton(props: SoundButtonProps) {
  const { text, language, label, isSmall = false } = props;
  const { voice } = useRemoteServices();
  const phase = useVoicePhase(text, language);
  const isBusy = isSounding(phase);
  return (
    <IconButton
      label={voice.slowLabel?.(phase, text) ?? label}
      icon={<SoundIcon />}
      isPending={phase === 'loading'}
      // `disabled` would make it lose the focus.
      aria-disabled={isBusy || undefined}
      data-phase={isBusy ? phase : 'idle'}
      className={classNames(styles.button, isSmall && styles.small)}
      onClick={() => {
        if (!isBusy) void voice.play(props);
      }}
    />
  );
}
