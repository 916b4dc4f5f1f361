import { useId, useState } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';
import { nameInLanguage } from '@topwords/platform/i18n';
import {
  SoundButton,
  useDeviceVoices,
  useRemoteServices,
  voicePreferences,
} from '@topwords/platform/remote';
import { Select } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { nameDeviceVoice } from './name-device-voice.ts';
import { voiceSamples } from './voice-samples.ts';
import styles from './voice-row.module.css';

/** The voice for a language on this device, with a sample. */
export function VoiceRow({ language }: { language: LanguageCode }) {
  const { settings } = useTexts();
  const { host, voice: player } = useRemoteServices();
  const id = useId();
  const voices = useDeviceVoices(language);
  const [choice, setChoice] = useState(() => voicePreferences.voiceOf(language));
  const name = nameInLanguage(host.language, language);
  const options = new Map([
    ['automatic', settings.voiceAutomatic],
    ['topwords', settings.voiceOurs],
    ...voices.map((voice): [string, string] => [
      voice.voiceURI,
      nameDeviceVoice(voice, host.language, settings.voiceOffline),
    ]),
  ]);

  function handleChange(chosen: string): void {
    // The next sample is another one: it is no repeat, which would be slow.
    player.stop();
    voicePreferences.chooseVoice(language, chosen);
    setChoice(chosen);
  }

  const label = settings.voice(name);
  const hasVoices = voices.length > 0;
  return (
    <SettingRow>
      <SettingText
        label={hasVoices ? <label htmlFor={id}>{label}</label> : label}
        hint={hasVoices ? settings.voiceHint : settings.voiceNone(name)}
      >
        <div className={styles.controls}>
          {hasVoices ? (
            <Select
              id={id}
              value={options.has(choice) ? choice : 'automatic'}
              options={[...options].map(([value, text]) => ({ value, label: text }))}
              onChange={({ target }) => handleChange(target.value)}
            />
          ) : (
            <span className={styles.value}>{settings.voiceOurs}</span>
          )}
          <SoundButton
            text={voiceSamples[language]}
            language={language}
            label={settings.voiceSample(name)}
          />
        </div>
      </SettingText>
    </SettingRow>
  );
}
