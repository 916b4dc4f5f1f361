import { createContext, useContext } from 'react';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { Outbox } from '../outbox/outbox.ts';
import type { PracticeVoice } from '../voice/practice-voice.ts';

/** What the parts of practice share. */
export interface PracticeTools {
  outbox: Outbox;
  voice: PracticeVoice;
  /** Whether words are spoken by themselves. */
  playsAudio: boolean;
  /** Whether all Cyrillic letters have a key; from card to card as the learner left it. */
  isAlphabetShown: BehaviorSubject<boolean>;
}

const PracticeContext = createContext<PracticeTools | null>(null);

/** Gives the tools to the parts of practice. */
export const PracticeProvider = PracticeContext.Provider;

/**
 * The tools of practice.
 * @throws outside of a PracticeProvider.
 */
export function usePractice(): PracticeTools {
  const tools = useContext(PracticeContext);
  if (!tools) throw new Error('usePractice needs a PracticeProvider around it');
  return tools;
}
