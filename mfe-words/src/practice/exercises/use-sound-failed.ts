import { voiceKey, type Sound } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { usePractice } from '../context/use-practice.ts';

/** Whether the first of a card's sounds failed; also when there is none. */
export function useSoundFailed([sound]: readonly Sound[]): boolean {
  const failed = useObservable(usePractice().voice.failed);
  return !sound || failed === voiceKey(sound.text, sound.language);
}
