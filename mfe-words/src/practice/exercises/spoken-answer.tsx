import { useState } from 'react';
import type { PracticeCard } from '@topwords/platform/contracts';
import { Button, MicrophoneIcon, StopIcon } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useServices } from '../../services/services.ts';
import { usePractice } from '../context/use-practice.ts';
import { localeOf } from '../speaking/locale-of.ts';
import type { SpeakingFault } from '../speaking/speaking-fault.ts';
import { useListening } from '../speaking/use-listening.ts';
import { useTexts } from '../texts/index.ts';
import { findSaid } from './ask-mode.ts';
import { foreignText } from './foreign-text.ts';
import styles from './say.module.css';

interface SpokenAnswerProps {
  card: PracticeCard;
  /** Reports an answer with the word in it. */
  onSaid: (heard: string) => void;
  /** Reports what was heard without the word in it. */
  onMissed: (heard: string) => void;
  onFault: (fault: SpeakingFault) => void;
}

/** How often the learner may speak before typing the word or seeing it. */
const maxAttempts = 3;

/** The learner says the word, and the browser writes down what it hears. */
export function SpokenAnswer({ card, onSaid, onMissed, onFault }: SpokenAnswerProps) {
  const { speaking: texts } = useTexts();
  const { announcement } = useServices();
  const { voice, speaking, varieties } = usePractice();
  const [isUnexplained] = useState(speaking.isUnexplained);
  const [attempts, setAttempts] = useState(0);
  /** What was heard without the word in it; '' if nothing was. */
  const [missed, setMissed] = useState<string | null>(null);
  const left = maxAttempts - attempts;

  function miss(heard: string): void {
    setMissed(heard);
    setAttempts(attempts + 1);
    const advice = left > 1 ? texts.tryAgain : texts.noneLeft;
    announcement.next(
      heard === '' ? `${texts.faults.silence} ${advice}` : `${texts.heard} ${heard}. ${advice}`,
    );
  }

  const { interim, start, stop } = useListening({
    locale: localeOf(card.language_code, varieties),
    onHeard(alternatives) {
      const said = findSaid(card, alternatives);
      const [likeliest = ''] = alternatives;
      if (said !== undefined) return onSaid(said);
      miss(likeliest);
      return onMissed(likeliest);
    },
    onFault: (fault) => (fault === 'silence' ? miss('') : onFault(fault)),
  });

  const isListening = interim !== null;

  function press(): void {
    if (isListening) return stop();
    if (left === 0) return undefined;
    voice.stop();
    speaking.markExplained();
    setMissed(null);
    return start();
  }

  const heard = isListening ? interim : missed;
  return (
    <div className={styles.say}>
      <Button
        className={styles.speak}
        data-active={isListening || undefined}
        // `disabled` would lose the focus.
        aria-disabled={left === 0 || undefined}
        onClick={press}
      >
        {isListening ? <StopIcon /> : <MicrophoneIcon />}
        {isListening ? texts.stop : texts.speak}
      </Button>
      {isUnexplained && <p className={looks.note}>{texts.privacy}</p>}
      <div className={styles.heard}>
        {isListening && heard === '' && <p className={looks.muted}>{texts.listening}</p>}
        {!isListening && heard === '' && <p className={looks.muted}>{texts.faults.silence}</p>}
        {heard !== null && heard !== '' && (
          <p className={looks.muted}>
            {texts.heard}{' '}
            <span {...foreignText(card.language_code)} className={styles.words}>
              {heard}
            </span>
          </p>
        )}
        {!isListening && missed !== null && (
          <p className={looks.note}>{left > 0 ? texts.tryAgain : texts.noneLeft}</p>
        )}
      </div>
    </div>
  );
}
