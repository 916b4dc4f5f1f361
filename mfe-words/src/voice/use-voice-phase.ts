import { useCallback, useSyncExternalStore } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';
import { useServices } from '../services.ts';
import { voiceKey, type VoicePhase } from './voice-player.ts';

/** What the player does with one text; others' sounds do not render the component again. */
export function useVoicePhase(text: string, language: LanguageCode): VoicePhase {
  const { state } = useServices().voice;
  const key = voiceKey(text, language);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = state.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, () =>
    state.value.key === key ? state.value.phase : 'idle',
  );
}
