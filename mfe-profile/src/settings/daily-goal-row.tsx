import { useId } from 'react';
import { dailyGoals, goalKinds, type PracticeSettings } from '@topwords/platform/contracts';
import { Select } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';

type Goal = Pick<PracticeSettings, 'goal_kind' | 'daily_goal'>;

const goals = goalKinds.flatMap((goal_kind) =>
  dailyGoals.map((daily_goal): Goal => ({ goal_kind, daily_goal })),
);

function nameOf({ goal_kind, daily_goal }: Goal): string {
  return `${daily_goal} ${goal_kind}`;
}

interface DailyGoalRowProps {
  value: Goal;
  failure: string | undefined;
  onChange: (goal: Goal) => void;
}

/** How many words the learner wants to learn on a day, or how many minutes to practice. */
export function DailyGoalRow({ value, failure, onChange }: DailyGoalRowProps) {
  const { settings } = useTexts();
  const id = useId();
  return (
    <SettingRow failure={failure}>
      <SettingText label={<label htmlFor={id}>{settings.dailyGoal}</label>}>
        <Select
          id={id}
          value={nameOf(value)}
          options={goals.map((goal) => ({
            value: nameOf(goal),
            label: settings.dailyGoals[goal.goal_kind](goal.daily_goal),
          }))}
          onChange={({ target }) => {
            const chosen = goals.find((goal) => nameOf(goal) === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        />
      </SettingText>
    </SettingRow>
  );
}
