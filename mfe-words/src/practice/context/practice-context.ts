import { createContext, useContext } from 'react';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { Outbox } from '../outbox/outbox.ts';
import type { PracticeVoice } from '../voice/practice-voice.ts';

/** What the parts of practice share. */
export interface PracticeTools {
  outbox: Outbox;
  voice: PracticeVoice;
  /** Whether words are spoken automatically. */
  playsAudio: boolean;
  /** Whether all Cyrillic letters have a key; the learner's choice carries over from card to card. */
  isAlphabetShown: BehaviorSubject<boolean>;
}

const PracticeContext = createContext<PracticeTools | null>(null);

/** Provides the tools to the parts of practice. */
export const PracticeProvider = PracticeContext.Provider;

/**
 * The tools of practice.
 * @throws outside a PracticeProvider.
 */
export function usePractice(): PracticeTools {
  const tools = useContext(PracticeContext);
  if (!tools) throw new Error('usePractice must be used inside a PracticeProvider');
  return tools;
}
