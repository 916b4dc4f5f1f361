import { useId } from 'react';
import { endonymOf, interfaceLanguages } from '@topwords/platform/i18n';
import { looks, useRemoteServices } from '@topwords/platform/remote';
import { Select } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';

/** The language in which the product speaks. Only some hosts can change it. */
export function InterfaceLanguageRow() {
  const { settings } = useTexts();
  const { host } = useRemoteServices();
  const id = useId();
  const { changeLanguage, language } = host;
  if (changeLanguage === undefined) {
    return (
      <SettingRow>
        <SettingText label={settings.language}>
          <span className={looks.muted}>{settings.languageValue}</span>
        </SettingText>
      </SettingRow>
    );
  }
  return (
    <SettingRow>
      <SettingText label={<label htmlFor={id}>{settings.language}</label>}>
        <Select
          id={id}
          value={language}
          options={interfaceLanguages.map((code) => ({
            value: code,
            label: endonymOf(code),
            lang: code,
          }))}
          onChange={({ target }) => {
            const chosen = interfaceLanguages.find((code) => code === target.value);
            if (chosen) changeLanguage(chosen);
          }}
        />
      </SettingText>
    </SettingRow>
  );
}
