import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  getPracticeSettings,
  sessionLengths,
  type PracticeSettings as Settings,
} from '@topwords/platform/contracts';
import {
  callQuery,
  ChoiceChips,
  Loading,
  NumberStepper,
  QueryFailure,
  SettingSwitch,
  useSettingsSaver,
} from '@topwords/platform/remote';
import { Panel, panelClasses, Skeleton } from '@topwords/platform/ui';
import { minutesFor } from '../../goal/minutes-for.ts';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './practice-settings.module.css';

interface SettingsFormProps {
  loaded: Settings;
  /** Further settings, which are not the account's. */
  children: ReactNode;
}

function SettingsForm({ loaded, children }: SettingsFormProps) {
  const { practiceSettings: texts, number } = useTexts();
  const { host } = useServices();
  const { settings, change } = useSettingsSaver(loaded, (_part, detail) =>
    host.showBanner('error', texts.saveFailed(detail)),
  );
  const isInMinutes = settings.goal_kind === 'minutes';
  const lengthLabel = isInMinutes ? texts.sessionLengthInMinutes : texts.sessionLength;
  return (
    <Panel isPadded>
      <NumberStepper
        label={texts.newWords}
        hint={texts.newWordsHint}
        fewer={texts.fewer}
        more={texts.more}
        value={settings.new_words_a_day}
        minimum={0}
        maximum={100}
        onChange={(new_words_a_day) => change({ new_words_a_day })}
      />
      <div className={styles.row}>
        <p aria-hidden="true" className={styles.label}>
          {lengthLabel}
        </p>
        <ChoiceChips
          label={lengthLabel}
          options={sessionLengths.map((length) => ({
            value: length,
            label: number(isInMinutes ? minutesFor(length) : length),
          }))}
          value={settings.session_length}
          onChange={(session_length) => change({ session_length })}
        />
      </div>
      <SettingSwitch
        label={texts.starredFirst}
        hint={texts.starredFirstHint}
        isOn={settings.starred_first}
        onChange={(starred_first) => change({ starred_first })}
      />
      <SettingSwitch
        label={texts.playsAudio}
        hint={texts.playsAudioHint}
        isOn={settings.plays_audio}
        onChange={(plays_audio) => change({ plays_audio })}
      />
      {children}
    </Panel>
  );
}

/**
 * The learner's practice settings and those of the device, without a heading; each choice is saved
 * immediately.
 */
export function PracticeSettings({ children }: { children?: ReactNode }) {
  const { practiceSettings } = useTexts();
  const settings = useQuery(callQuery(getPracticeSettings));
  return (
    <section aria-label={practiceSettings.title}>
      {settings.isPending && (
        <Loading className={panelClasses({ isPadded: true })}>
          {['new words', 'starred', 'audio', 'session'].map((row) => (
            <Skeleton key={row} shape="control" />
          ))}
        </Loading>
      )}
      {settings.data ? (
        <SettingsForm loaded={settings.data}>{children}</SettingsForm>
      ) : (
        <QueryFailure query={settings} message={practiceSettings.failed} />
      )}
    </section>
  );
}
