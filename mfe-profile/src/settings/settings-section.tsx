import { looks } from '@topwords/platform/remote';
import { Section } from '../section/section.tsx';
import { useTexts } from '../texts/index.ts';
import { TimeZoneRow } from '../time-zone/time-zone-row.tsx';
import { InterfaceLanguageRow } from './interface-language-row.tsx';
import { NativeLanguageRow } from './native-language-row.tsx';
import { PracticeRows } from './practice-rows.tsx';
import { SettingList, SettingRow, SettingText } from '../section/setting-row.tsx';

/** Words per day that make up the daily goal. */
const dailyGoal = 20;

/** The learner's settings; each change is saved immediately. */
export function SettingsSection() {
  const { settings } = useTexts();
  return (
    <Section title={settings.title}>
      <SettingList>
        <InterfaceLanguageRow />
        <NativeLanguageRow />
        <SettingRow>
          <SettingText label={settings.dailyGoal}>
            <span className={`numbers ${looks.muted}`}>{settings.dailyGoalValue(dailyGoal)}</span>
          </SettingText>
        </SettingRow>
        <PracticeRows />
        <TimeZoneRow />
      </SettingList>
    </Section>
  );
}
