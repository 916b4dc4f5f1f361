import { useState } from 'react';
import { SettingSwitch, useRemoteServices, voicePreferences } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { SettingRow } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { VoiceRow } from './voice-row.tsx';

/** Voices of this device: one for each language that is learned, and their speed. */
export function VoiceRows() {
  const { settings } = useTexts();
  const { host } = useRemoteServices();
  const { target_langs: targets } = useObservable(host.session.state).user;
  const [isSlow, setIsSlow] = useState(() => voicePreferences.isSlow());
  return (
    <>
      {targets.map((language) => (
        <VoiceRow key={language} language={language} />
      ))}
      <SettingRow>
        <SettingSwitch
          label={settings.slow}
          hint={settings.slowHint}
          isOn={isSlow}
          onChange={(isOn) => {
            voicePreferences.setSlow(isOn);
            setIsSlow(isOn);
          }}
        />
      </SettingRow>
    </>
  );
}
