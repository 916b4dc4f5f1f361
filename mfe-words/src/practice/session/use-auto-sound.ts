import { useEffect, useMemo } from 'react';
import { isLanguageCode, type PracticeCard } from '@topwords/platform/contracts';
import type { Sound } from '@topwords/platform/remote';
import { askModeOf, isInOwnWords } from '../exercises/ask-mode.ts';
import { soundOfExample, soundOfWord } from '../voice/sounds-of-card.ts';
import { usePractice } from '../context/use-practice.ts';

/** What is happening to a card. */
export type CardMoment = 'introduced' | 'asked' | 'answered';

/** What is heard at a moment: nothing that would give the answer away. */
function soundsAt(moment: CardMoment, card: PracticeCard): Sound[] {
  const mode = askModeOf(card);
  const sentence = soundOfExample(card);
  if (moment === 'asked' && mode === 'build') return sentence;
  if (moment === 'asked') return isInOwnWords(mode) ? [] : soundOfWord(card);
  return [...soundOfWord(card), ...sentence];
}

/**
 * Plays what belongs to a moment of a card automatically, if the learner wants that: the word, and
 * then the sentence that shows it.
 */
export function useAutoSound(card: PracticeCard, moment: CardMoment): void {
  const { voice, playsAudio } = usePractice();
  const sounds = useMemo(() => soundsAt(moment, card), [moment, card]);
  useEffect(() => {
    if (!playsAudio || !isLanguageCode(card.language_code)) return undefined;
    const dispose = voice.speakInTurn(sounds);
    return () => {
      dispose();
      voice.stop();
    };
  }, [playsAudio, sounds, card, voice]);
}
