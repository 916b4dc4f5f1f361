import { useEffect } from 'react';
import {
  isLanguageCode,
  voiceTextMaximumLength,
  type PracticeCard,
} from '@topwords/platform/contracts';
import { askModeOf, isTyped } from '../exercises/ask-mode.ts';
import { usePractice } from '../context/use-practice.ts';

/**
 * Plays the word of a card automatically, if the learner wants that: as soon as the card shows, or
 * once it is answered if the sound would give the answer away.
 */
export function useAutoSound(card: PracticeCard, isAnswered: boolean): void {
  const { voice, playsAudio } = usePractice();
  const { text, language_code, recording } = card;
  const isHeard = isAnswered || !isTyped(askModeOf(card));
  const isSpeakable = text.length <= voiceTextMaximumLength;
  useEffect(() => {
    if (!playsAudio || !isHeard || !isSpeakable || !isLanguageCode(language_code)) return undefined;
    voice.speak(text, language_code, recording);
    return () => voice.stop();
  }, [playsAudio, isHeard, isSpeakable, text, language_code, recording, voice]);
}
