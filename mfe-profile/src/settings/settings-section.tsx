import { Section } from '../section/section.tsx';
import { useTexts } from '../texts/index.ts';
import { TimeZoneRow } from '../time-zone/time-zone-row.tsx';
import { NativeLanguageRow } from './native-language-row.tsx';
import { PracticeRows } from './practice-rows.tsx';
import { SettingList, SettingRow, SettingText } from '../section/setting-row.tsx';
import styles from './settings-section.module.css';

/** Words a day that are the whole goal. */
const dailyGoal = 20;

/** What the learner can choose; each choice is saved at once. */
export function SettingsSection() {
  const { settings } = useTexts();
  return (
    <Section title={settings.title}>
      <SettingList>
        <SettingRow>
          <SettingText label={settings.language}>
            <span className={styles.value}>{settings.languageValue}</span>
          </SettingText>
        </SettingRow>
        <NativeLanguageRow />
        <SettingRow>
          <SettingText label={settings.dailyGoal}>
            <span className={`numbers ${styles.value}`}>{settings.dailyGoalValue(dailyGoal)}</span>
          </SettingText>
        </SettingRow>
        <PracticeRows />
        <TimeZoneRow />
      </SettingList>
    </Section>
  );
}
