import { useId } from 'react';
import { dailyGoals, type PracticeSettings } from '@topwords/platform/contracts';
import { Select } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';

interface DailyGoalRowProps {
  value: PracticeSettings['daily_goal'];
  failure: string | undefined;
  onChange: (goal: PracticeSettings['daily_goal']) => void;
}

/** How many words the learner wants to learn on a day. */
export function DailyGoalRow({ value, failure, onChange }: DailyGoalRowProps) {
  const { settings } = useTexts();
  const id = useId();
  return (
    <SettingRow failure={failure}>
      <SettingText label={<label htmlFor={id}>{settings.dailyGoal}</label>}>
        <Select
          id={id}
          value={value}
          options={dailyGoals.map((goal) => ({
            value: String(goal),
            label: settings.dailyGoalValue(goal),
          }))}
          onChange={({ target }) => {
            const chosen = dailyGoals.find((goal) => String(goal) === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        />
      </SettingText>
    </SettingRow>
  );
}
