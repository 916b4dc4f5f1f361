import { useEffect, useRef, useState } from 'react';
import { listen, type Listening } from './recognition.ts';
import { faultOf, type SpeakingFault } from './speaking-fault.ts';

interface ListeningOptions {
  locale: string;
  onHeard: (alternatives: readonly string[]) => void;
  onFault: (fault: SpeakingFault) => void;
}

/** Listens when the learner wants it, and no longer than the component lives. */
export function useListening({ locale, onHeard, onFault }: ListeningOptions) {
  const current = useRef<Listening | null>(null);
  /** What was heard so far; null while not listening. */
  const [interim, setInterim] = useState<string | null>(null);

  useEffect(
    () => () => {
      const listening = current.current;
      current.current = null;
      listening?.abort();
    },
    [],
  );

  async function start(): Promise<void> {
    const own = listen({ locale, onInterim: setInterim });
    current.current = own;
    setInterim('');
    const finish = (report: () => void) => {
      if (current.current !== own) return;
      current.current = null;
      setInterim(null);
      report();
    };
    try {
      const alternatives = await own.heard;
      finish(() => onHeard(alternatives));
    } catch (error) {
      finish(() => onFault(faultOf(error)));
    }
  }

  return {
    interim,
    start: () => {
      if (!current.current) void start();
    },
    /** Ends listening; what was said until then counts. */
    stop: () => current.current?.stop(),
  };
}
