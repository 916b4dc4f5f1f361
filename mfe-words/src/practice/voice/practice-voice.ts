import type { LanguageCode, TranslatorLanguage } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { createVoicePlayer, voiceKey, type VoicePlayer } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { textsFor } from '../../texts/index.ts';

/** The player of practice, which can also play automatically. */
export interface PracticeVoice extends VoicePlayer {
  /** The text whose sound failed last, by `voiceKey`; '' if none has failed since. */
  readonly failed: BehaviorSubject<string>;
  /** Plays without showing a banner on failure. */
  speak(text: string, language: LanguageCode, recording?: string): void;
}

/** Creates a player that exposes its failures to the exercises. */
export function createPracticeVoice(host: HostApi): PracticeVoice {
  const failed = new BehaviorSubject('');
  let current = { key: '', isAsked: false };
  const player = createVoicePlayer({
    api: host.api,
    onFailure() {
      failed.next(current.key);
      if (current.isAsked) host.showBanner('error', textsFor(host).card.audioFailed);
    },
  });

  function prepare(text: string, language: TranslatorLanguage, isAsked: boolean): void {
    current = { key: voiceKey(text, language), isAsked };
    failed.next('');
  }

  return {
    ...player,
    failed,
    play(...sound) {
      prepare(sound[0], sound[1], true);
      return player.play(...sound);
    },
    speak(...sound) {
      prepare(sound[0], sound[1], false);
      void player.play(...sound);
    },
  };
}
