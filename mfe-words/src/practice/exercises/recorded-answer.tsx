import { useEffect, useRef } from 'react';
import { Button, MicrophoneIcon, StopIcon, classNames } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { usePractice } from '../context/use-practice.ts';
import type { SpeakingFault } from '../speaking/speaking-fault.ts';
import { useRecording } from '../speaking/use-recording.ts';
import { useTexts } from '../texts/index.ts';
import styles from './say.module.css';

interface RecordedAnswerProps {
  /** Whether it replaces recognition that failed, whose button had the focus. */
  takesFocus: boolean;
  onTake: (take: Blob) => void;
  onFault: (fault: SpeakingFault) => void;
}

/** The learner records the word, to compare it with the model voice. */
export function RecordedAnswer({ takesFocus, onTake, onFault }: RecordedAnswerProps) {
  const { speaking: texts } = useTexts();
  const { voice } = usePractice();
  const { phase, start, stop } = useRecording({ onTake, onFault });
  const isRecording = phase === 'recording';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  function press(): void {
    if (isRecording) return stop();
    voice.stop();
    return start();
  }

  return (
    <div className={styles.say}>
      <Button
        ref={button}
        className={styles.speak}
        isPending={phase === 'asking'}
        data-active={isRecording || undefined}
        onClick={press}
      >
        {isRecording ? <StopIcon /> : <MicrophoneIcon />}
        {isRecording ? texts.stop : texts.record}
      </Button>
      <p className={looks.note}>{texts.recordNote}</p>
      <p className={classNames(looks.muted, styles.status)}>{isRecording && texts.recording}</p>
    </div>
  );
}
