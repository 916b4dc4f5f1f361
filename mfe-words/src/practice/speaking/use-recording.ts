import { useEffect, useRef, useState } from 'react';
import { startRecorder, type Recorder } from './recorder.ts';
import { faultOf, type SpeakingFault } from './speaking-fault.ts';

interface RecordingOptions {
  onTake: (take: Blob) => void;
  onFault: (fault: SpeakingFault) => void;
}

/** `asking`: the browser asks for the microphone. */
type RecordingPhase = 'idle' | 'asking' | 'recording';

/** Records when the learner wants it; the microphone is off when the component is gone. */
export function useRecording({ onTake, onFault }: RecordingOptions) {
  const [phase, setPhase] = useState<RecordingPhase>('idle');
  const recorder = useRef<Recorder | null>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      recorder.current?.stop();
    };
  }, []);

  async function start(): Promise<void> {
    setPhase('asking');
    try {
      recorder.current = await startRecorder();
      if (isGone.current) recorder.current.stop();
      else setPhase('recording');
      const take = await recorder.current.take;
      if (!isGone.current) onTake(take);
    } catch (error) {
      if (!isGone.current) onFault(faultOf(error));
    } finally {
      recorder.current = null;
      if (!isGone.current) setPhase('idle');
    }
  }

  return {
    phase,
    start: () => {
      if (phase === 'idle') void start();
    },
    stop: () => recorder.current?.stop(),
  };
}
