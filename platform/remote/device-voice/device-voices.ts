import type { TranslatorLanguage } from '../../contracts/index.ts';

/** The browser's speech synthesis; undefined where there is none. */
export function deviceSynthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
}

let isUnlocked = false;

/**
 * Says nothing, during a click: some browsers let only a page that spoke in a click speak later.
 */
export function unlockDeviceVoices(): void {
  if (isUnlocked) return;
  isUnlocked = true;
  deviceSynthesis()?.speak(new SpeechSynthesisUtterance(''));
}

/** Stops what the device is saying. */
export function silenceDevice(): void {
  const synthesis = deviceSynthesis();
  if (synthesis?.speaking || synthesis?.pending) synthesis.cancel();
}

/** A language tag with its likely script; Android writes `en_US`. Undefined for an invalid tag. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize();
  } catch {
    return undefined;
  }
}

/** The region of a voice as a code, such as `MX`; undefined if its tag names none. */
export function regionOfVoice({ lang }: SpeechSynthesisVoice): string | undefined {
  return /[-_]([A-Z]{2}|\d{3})$/i.exec(lang)?.[1]?.toUpperCase();
}

/** The voices that the device has for a language at present: browsers load them late. */
export function listDeviceVoices(language: TranslatorLanguage): SpeechSynthesisVoice[] {
  const asked = localeOf(language);
  const voices = deviceSynthesis()?.getVoices() ?? [];
  return voices.filter(({ lang }) => {
    const spoken = localeOf(lang);
    return spoken?.language === asked?.language && spoken?.script === asked?.script;
  });
}

/** Calls back when the device's voices have changed. @returns the disposer */
export function onDeviceVoicesChange(onChange: () => void): () => void {
  const synthesis = deviceSynthesis();
  // Older Safari has voices, but no such event.
  synthesis?.addEventListener?.('voiceschanged', onChange);
  return () => synthesis?.removeEventListener?.('voiceschanged', onChange);
}
