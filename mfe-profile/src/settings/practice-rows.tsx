import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPracticeSettings, type PracticeSettings } from '@topwords/platform/contracts';
import {
  callQuery,
  NumberStepper,
  SettingSwitch,
  useSettingsSaver,
} from '@topwords/platform/remote';
import { LoadedRow } from '../section/loaded.tsx';
import { useTexts } from '../texts/index.ts';
import { SettingRow } from '../section/setting-row.tsx';
import { DailyGoalRow } from './daily-goal-row.tsx';
import { VarietyRow } from './variety-row.tsx';

type Failures = Partial<Record<keyof PracticeSettings, string>>;

/** Shows each change immediately and reverts it when it is refused, with the reason in its row. */
function useSavedSettings(loaded: PracticeSettings) {
  const { settings: texts } = useTexts();
  const [failures, setFailures] = useState<Failures>({});
  const { settings, change: save } = useSettingsSaver(loaded, (part, detail) => {
    const failure = texts.saveFailed(detail);
    const names = Object.keys(part) as (keyof PracticeSettings)[];
    setFailures((others) => ({
      ...others,
      ...Object.fromEntries(names.map((name) => [name, failure])),
    }));
  });

  function change(part: Partial<PracticeSettings>): void {
    setFailures((former) => {
      const others = Object.entries(former).filter(([name]) => !(name in part));
      return Object.fromEntries(others);
    });
    save(part);
  }

  return { settings, failures, change };
}

function Rows({ loaded }: { loaded: PracticeSettings }) {
  const { settings: texts } = useTexts();
  const { settings, failures, change } = useSavedSettings(loaded);
  return (
    <>
      <DailyGoalRow value={settings} failure={failures.daily_goal} onChange={change} />
      <SettingRow failure={failures.new_words_a_day}>
        <NumberStepper
          label={texts.newWords}
          hint={texts.newWordsHint}
          fewer={texts.fewer}
          more={texts.more}
          value={settings.new_words_a_day}
          minimum={0}
          maximum={100}
          onChange={(count) => change({ new_words_a_day: count })}
        />
      </SettingRow>
      <SettingRow failure={failures.plays_audio}>
        <SettingSwitch
          label={texts.sound}
          hint={texts.soundHint}
          isOn={settings.plays_audio}
          onChange={(isOn) => change({ plays_audio: isOn })}
        />
      </SettingRow>
      <VarietyRow
        label={texts.englishVariety}
        names={texts.englishVarieties}
        value={settings.english_variety}
        failure={failures.english_variety}
        onChange={(variety) => change({ english_variety: variety })}
      />
      <VarietyRow
        label={texts.spanishVariety}
        names={texts.spanishVarieties}
        value={settings.spanish_variety}
        failure={failures.spanish_variety}
        onChange={(variety) => change({ spanish_variety: variety })}
      />
      <SettingRow failure={failures.shows_stress}>
        <SettingSwitch
          label={texts.stress}
          hint={texts.stressHint}
          isOn={settings.shows_stress}
          onChange={(isOn) => change({ shows_stress: isOn })}
        />
      </SettingRow>
    </>
  );
}

/** The practice settings available here: the number of new words, and how words sound. */
export function PracticeRows() {
  const { settings } = useTexts();
  const query = useQuery(callQuery(getPracticeSettings));
  return (
    <LoadedRow
      query={query}
      failed={settings.practiceFailed}
      advice={settings.unreachable}
      rows={2}
    >
      {(loaded) => <Rows loaded={loaded} />}
    </LoadedRow>
  );
}
