import { isLanguageCode, type PracticeCard } from '@topwords/platform/contracts';
import { useObservable } from '@topwords/platform/rx';
import { askModeOf, type AskMode } from '../exercises/ask-mode.ts';
import { usePractice } from '../context/use-practice.ts';
import { useSoundFailed } from '../exercises/use-sound-failed.ts';
import { meansFor } from '../speaking/speaking.ts';
import { useTexts } from '../texts/index.ts';
import { soundOfExample, soundOfWord } from '../voice/sounds-of-card.ts';

/**
 * How a card is asked: a sentence that cannot be heard has a gap to fill instead, and a word that
 * the learner cannot say here is typed.
 */
export function useAskedMode(card: PracticeCard): AskMode {
  const hasFailed = useSoundFailed(soundOfExample(card));
  const speaking = useObservable(usePractice().speaking.state);
  const mode = askModeOf(card);
  if (mode === 'say') return meansFor(speaking, card.language_code) === null ? 'recall' : mode;
  return mode === 'build' && hasFailed ? 'cloze' : mode;
}

/** The instruction for a card that is asked in a mode. */
export function useAskText(card: PracticeCard, mode: AskMode): string {
  const { practice, languages } = useTexts();
  const hasSoundFailed = useSoundFailed(soundOfWord(card));
  const { language_code: code } = card;
  if (mode === 'recall' || mode === 'say') {
    return practice.ask[mode](isLanguageCode(code) ? languages[code] : practice.anotherLanguage);
  }
  return mode === 'listen' && hasSoundFailed ? practice.ask.listenFailed : practice.ask[mode];
}
