import { useRemoteServices } from '@topwords/platform/remote';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { Services } from '../../services/services.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Speaking } from '../speaking/speaking.ts';
import type { PracticeVoice } from '../voice/practice-voice.ts';

/** What the parts of practice share, besides the services of the remote. */
export interface PracticeServices extends Services {
  outbox: Outbox;
  voice: PracticeVoice;
  speaking: Speaking;
  /** The variety of a language, such as `es-MX`, where the learner chose one. */
  varieties: ReadonlyMap<string, string>;
  /** Whether words are spoken automatically. */
  playsAudio: boolean;
  /** Whether all Cyrillic letters have a key; the learner's choice carries over from card to card. */
  isAlphabetShown: BehaviorSubject<boolean>;
}

/**
 * The services of practice.
 * @throws outside this remote.
 */
export function usePractice(): PracticeServices {
  return useRemoteServices() as PracticeServices;
}
