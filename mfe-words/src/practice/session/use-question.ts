import { useState } from 'react';
import type { PracticeCard } from '@topwords/platform/contracts';
import type { AskMode } from '../exercises/ask-mode.ts';
import { useServices } from '../../services/services.ts';
import { usePractice } from '../context/use-practice.ts';
import type { GiveAnswer, PracticeSession } from '../session-state/practice-session.ts';
import type { SpeakingFault } from '../speaking/speaking-fault.ts';
import { useTexts } from '../texts/index.ts';
import { useAskedMode } from './use-ask-text.ts';

/** How a card is asked now, and what the learner has tried on it. */
export interface Question {
  mode: AskMode;
  /** Why speaking failed, if it did. */
  fault: SpeakingFault | null;
  answer: GiveAnswer;
  /** Remembers what was heard without the word in it. */
  onMissed: (heard: string) => void;
  onFault: (fault: SpeakingFault) => void;
  typeInstead: () => void;
}

/** The question of a card. A word to say may be typed, because speaking fails or the learner wants to. */
export function useQuestion(session: PracticeSession, card: PracticeCard): Question {
  const { speaking: texts } = useTexts();
  const { announcement } = useServices();
  const { speaking } = usePractice();
  const asked = useAskedMode(card);
  const [isTyped, setTyped] = useState(false);
  const [fault, setFault] = useState<SpeakingFault | null>(null);
  const [missed, setMissed] = useState('');
  const mode = asked === 'say' && isTyped ? 'recall' : asked;
  return {
    mode,
    fault,
    answer(verdict, given, how) {
      const shown = mode === 'say' && given === '' ? missed : given;
      const exercise = mode === 'turn-over' ? undefined : mode;
      session.answer(verdict, shown, { exercise, ...how });
    },
    onMissed: setMissed,
    onFault(next) {
      setFault(next);
      announcement.next(texts.faults[next]);
      speaking.recordFault(next, card.language_code);
    },
    typeInstead: () => setTyped(true),
  };
}
