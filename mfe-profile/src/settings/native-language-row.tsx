import { useId, useState } from 'react';
import {
  codeOfLanguage,
  languageName,
  languageNames,
  type LanguageName,
} from '@topwords/platform/contracts';
import { endonymOf, languageLabel, type InterfaceLanguage } from '@topwords/platform/i18n';
import { useRemoteServices } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { Select } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { ConfirmDialog } from '../section/confirm-dialog.tsx';
import { SettingRow, SettingText } from '../section/setting-row.tsx';

/** A language's name for the reader, and its own name for itself. */
function labelOf(name: LanguageName, language: InterfaceLanguage): string {
  const code = codeOfLanguage(name);
  if (!code) return name;
  const [translated, endonym] = [languageLabel(language, code), endonymOf(code)];
  return endonym === translated ? translated : `${translated} (${endonym})`;
}

/** The learner's native language. Choosing one that is being learned asks first, then stops learning it. */
export function NativeLanguageRow() {
  const { settings } = useTexts();
  const { host, announcement } = useRemoteServices();
  const { native_lang: present, user } = useObservable(host.session.state);
  /** The choice while it is being saved. */
  const [wanted, setWanted] = useState<LanguageName | null>(null);
  const [asked, setAsked] = useState<LanguageName | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();

  async function save(name: LanguageName): Promise<void> {
    setAsked(null);
    setHasFailed(false);
    setWanted(name);
    const isSaved = await host.session.setNative(name);
    setWanted(null);
    setHasFailed(!isSaved);
    if (isSaved) announcement.next(settings.nativeSaved(name));
  }

  function handleChoice(value: string): void {
    const name = languageName.safeParse(value).data;
    if (name === undefined || wanted !== null) return;
    const isLearned = user.target_langs.some((code) => code === codeOfLanguage(name));
    if (isLearned) setAsked(name);
    else void save(name);
  }

  return (
    <SettingRow failure={hasFailed ? settings.nativeFailed : undefined}>
      <SettingText
        label={<label htmlFor={id}>{settings.native}</label>}
        hint={<span id={`${id}-hint`}>{settings.nativeHint}</span>}
      >
        <Select
          id={id}
          value={wanted ?? present}
          aria-busy={wanted !== null}
          aria-describedby={`${id}-hint`}
          placeholder={present === '' ? settings.nativePlaceholder : undefined}
          options={languageNames.map((name) => ({
            value: name,
            label: labelOf(name, host.language),
          }))}
          onChange={({ target }) => handleChoice(target.value)}
        />
      </SettingText>
      {asked && (
        <ConfirmDialog
          heading={settings.nativeConfirm(asked)}
          text={settings.nativeConfirmText(asked)}
          confirm={settings.nativeConfirmNow}
          onConfirm={() => void save(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </SettingRow>
  );
}
