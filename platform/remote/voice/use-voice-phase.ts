import type { TranslatorLanguage } from '../../contracts/index.ts';
import { useObservable } from '../../rx/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import { voiceKey } from '../services/sound.ts';
import type { VoicePhase } from '../services/voice-player.ts';

/**
 * Returns the player's phase for one text; sounds of other texts do not re-render the component.
 */
export function useVoicePhase(text: string, language: TranslatorLanguage): VoicePhase {
  const key = voiceKey(text, language);
  return useObservable(useRemoteServices().voice.state, (state) =>
    state.key === key ? state.phase : 'idle',
  );
}
