import { useEffect, useState } from 'react';
import type { TranslatorLanguage } from '../../contracts/index.ts';
import { listDeviceVoices, onDeviceVoicesChange } from './device-voices.ts';

/** Returns the device's voices for a language, also those that load later. */
export function useDeviceVoices(language: TranslatorLanguage): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => listDeviceVoices(language));
  useEffect(() => {
    const update = () => setVoices(listDeviceVoices(language));
    update();
    return onDeviceVoicesChange(update);
  }, [language]);
  return voices;
}
