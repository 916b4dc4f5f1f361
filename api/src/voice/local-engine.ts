import type { VoiceEngine } from './engine.ts';
import type { EspeakEngine } from './espeak-engine.ts';
import type { HumanRecordings } from './human-recordings.ts';
import type { PiperEngine } from './piper-engine.ts';
import { humanEngineName } from './recording-name.ts';
import { voiceFailed } from './voice-failed.ts';

/** An engine that speaks on this machine. */
export interface LocalEngine extends VoiceEngine {
  /** Whether no speech is being made or waiting. */
  isIdle(): boolean;
}

/** Who can speak on this machine. */
interface LocalVoices {
  human: HumanRecordings;
  piper: PiperEngine;
  embedded: EspeakEngine;
}

/**
 * Plays what a person has recorded, else speaks with the neural voice that is installed for an
 * utterance's variety, else with the embedded voice. Each has a name of its own, so that their
 * recordings are not mixed.
 */
export function createLocalEngine({ human, piper, embedded }: LocalVoices): LocalEngine {
  return {
    name: embedded.name,
    readsPhonemes: true,
    languages: embedded.languages,
    nameFor(utterance) {
      const recorded = human.find(utterance);
      if (recorded !== undefined) return humanEngineName(recorded);
      const voice = piper.voiceFor(utterance);
      if (voice === undefined) return embedded.name;
      return `piper:${voice.name}:${voice.files.model.sha256.slice(0, 8)}`;
    },
    hasInstalledVoice: (language, variety) => piper.hasVoice(language, variety),
    edition: () => [human.edition(), piper.edition()].join(' '),
    isIdle: () => piper.isIdle() && embedded.isIdle(),
    async speak(utterance, listener, made) {
      const recorded = human.find(utterance);
      if (recorded !== undefined) {
        return human.read(recorded).catch((error: unknown) => {
          throw voiceFailed(error);
        });
      }
      const voice = piper.voiceFor(utterance);
      if (voice === undefined) return embedded.speak(utterance, listener, made);
      return piper.speak(voice, utterance, listener, made);
    },
    async close() {
      await Promise.all([piper.close(), embedded.close()]);
    },
  };
}
