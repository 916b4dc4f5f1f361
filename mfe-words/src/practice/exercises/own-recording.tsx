import { useEffect, useRef } from 'react';
import type { PracticeCard } from '@topwords/platform/contracts';
import { isSounding } from '@topwords/platform/remote';
import { Button, MicrophoneIcon } from '@topwords/platform/ui';
import { usePractice } from '../context/use-practice.ts';
import { useTexts } from '../texts/index.ts';
import { soundOfWord } from '../voice/sounds-of-card.ts';
import { PlayButton } from './play-button.tsx';
import styles from './say.module.css';

interface OwnRecordingProps {
  card: PracticeCard;
  take: Blob;
}

/** What the learner recorded, beside the model voice. */
export function OwnRecording({ card, take }: OwnRecordingProps) {
  const { speaking: texts } = useTexts();
  const { voice } = usePractice();
  const audio = useRef<HTMLAudioElement | null>(null);

  useEffect(() => {
    const address = URL.createObjectURL(take);
    const own = new Audio(address);
    audio.current = own;
    // One voice at a time.
    const following = voice.state.subscribe(({ phase }) => {
      if (isSounding(phase)) own.pause();
    });
    return () => {
      following.unsubscribe();
      own.pause();
      own.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [take, voice]);

  function play(): void {
    voice.stop();
    if (!audio.current) return;
    audio.current.currentTime = 0;
    // A recording that cannot be played is silent, like the microphone that made it.
    audio.current.play().catch(() => undefined);
  }

  return (
    <div className={styles.compared}>
      <Button variant="secondary" onClick={play}>
        <MicrophoneIcon />
        {texts.own}
      </Button>
      {soundOfWord(card).map((sound) => (
        <PlayButton key={sound.text} sound={sound} label={texts.model} isSmall />
      ))}
    </div>
  );
}
