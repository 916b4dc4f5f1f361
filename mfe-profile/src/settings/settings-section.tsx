import { Section } from '../section/section.tsx';
import { useTexts } from '../texts/index.ts';
import { ReminderRows } from '../reminder/reminder-rows.tsx';
import { TimeZoneRow } from '../time-zone/time-zone-row.tsx';
import { InterfaceLanguageRow } from './interface-language-row.tsx';
import { NativeLanguageRow } from './native-language-row.tsx';
import { PracticeRows } from './practice-rows.tsx';
import { SettingList } from '../section/setting-row.tsx';
import { VoiceRows } from './voice-rows.tsx';

/** The learner's settings; each change is saved immediately. */
export function SettingsSection() {
  const { settings } = useTexts();
  return (
    <Section title={settings.title}>
      <SettingList>
        <InterfaceLanguageRow />
        <NativeLanguageRow />
        <PracticeRows />
        <VoiceRows />
        <TimeZoneRow />
        <ReminderRows />
      </SettingList>
    </Section>
  );
}
