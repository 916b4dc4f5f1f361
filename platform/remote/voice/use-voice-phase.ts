import { useCallback, useSyncExternalStore } from 'react';
import type { TranslatorLanguage } from '../../contracts/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import { voiceKey } from '../services/sound.ts';
import type { VoicePhase } from '../services/voice-player.ts';

/**
 * Returns the player's phase for one text; sounds of other texts do not re-render the component.
 */
export function useVoicePhase(text: string, language: TranslatorLanguage): VoicePhase {
  const { state } = useRemoteServices().voice;
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
