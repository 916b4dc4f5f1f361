import type { VoiceEngine } from './engine.ts';
import type { EspeakEngine } from './espeak-engine.ts';
import type { PiperEngine } from './piper-engine.ts';

/** An engine that speaks on this machine. */
export interface LocalEngine extends VoiceEngine {
  /** Whether no speech is being made or waiting. */
  isIdle(): boolean;
}

/**
 * Speaks with the neural voice that is installed for an utterance's variety, else with the embedded
 * voice. Each voice has a name of its own, so that their recordings are not mixed.
 */
export function createLocalEngine(piper: PiperEngine, embedded: EspeakEngine): LocalEngine {
  return {
    name: embedded.name,
    readsPhonemes: true,
    languages: embedded.languages,
    nameFor(utterance) {
      const voice = piper.voiceFor(utterance);
      if (voice === undefined) return embedded.name;
      return `piper:${voice.name}:${voice.files.model.sha256.slice(0, 8)}`;
    },
    hasInstalledVoice: (language, variety) => piper.hasVoice(language, variety),
    edition: () => piper.edition(),
    isIdle: () => piper.isIdle() && embedded.isIdle(),
    async speak(utterance, listener, made) {
      const voice = piper.voiceFor(utterance);
      if (voice === undefined) return embedded.speak(utterance, listener, made);
      return piper.speak(voice, utterance, listener, made);
    },
    async close() {
      await Promise.all([piper.close(), embedded.close()]);
    },
  };
}
