import type { TranslatorLanguage } from '../../contracts/index.ts';
import { openLocalStorage } from '../storage/open-local-storage.ts';

/** How sounds are spoken on this device, for every account. */
interface VoicePreferences {
  /** `automatic` (the default), `topwords`, or the `voiceURI` of a voice of this device. */
  voiceOf(language: TranslatorLanguage): string;
  chooseVoice(language: TranslatorLanguage, choice: string): void;
  /** Whether all sounds are slow. */
  isSlow(): boolean;
  setSlow(isSlow: boolean): void;
}

const slowKey = 'topwords.voice-slow';

function keyOf(language: TranslatorLanguage): string {
  return `topwords.voice.${language}`;
}

/** Preferences in the browser's storage, read each time: another remote may change them. */
export const voicePreferences: VoicePreferences = {
  voiceOf: (language) => openLocalStorage()?.getItem(keyOf(language)) ?? 'automatic',
  chooseVoice: (language, choice) => keep(keyOf(language), choice),
  isSlow: () => openLocalStorage()?.getItem(slowKey) === 'true',
  setSlow: (isSlow) => keep(slowKey, String(isSlow)),
};

function keep(key: string, value: string): void {
  try {
    openLocalStorage()?.setItem(key, value);
  } catch {
    // A full storage keeps the old choice.
  }
}
