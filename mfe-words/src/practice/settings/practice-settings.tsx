import { useQuery } from '@tanstack/react-query';
import {
  getPracticeSettings,
  sessionLengths,
  type PracticeSettings as Settings,
} from '@topwords/platform/contracts';
import {
  callQuery,
  NumberStepper,
  SettingSwitch,
  useSettingsSaver,
} from '@topwords/platform/remote';
import { ChoiceChip, ErrorNotice, Skeleton, VisuallyHidden, Panel } from '@topwords/platform/ui';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './practice-settings.module.css';

function SettingsSkeleton() {
  const { loading } = useTexts();
  return (
    <Panel isPadded aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {['new words', 'starred', 'audio', 'session'].map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </Panel>
  );
}

function SettingsForm({ loaded }: { loaded: Settings }) {
  const { practiceSettings: texts, number } = useTexts();
  const { host } = useServices();
  const { settings, change } = useSettingsSaver(loaded, (_part, detail) =>
    host.showBanner('error', texts.saveFailed(detail)),
  );
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
      <fieldset className={styles.row}>
        <legend className={styles.label}>{texts.sessionLength}</legend>
        <div className={styles.chips}>
          {sessionLengths.map((length) => (
            <ChoiceChip
              key={length}
              isChosen={settings.session_length === length}
              onClick={() => change({ session_length: length })}
            >
              {number(length)}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
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
    </Panel>
  );
}

/** The learner's practice settings, without a heading; each choice is saved immediately. */
export function PracticeSettings() {
  const texts = useTexts();
  const settings = useQuery(callQuery(getPracticeSettings));
  return (
    <section aria-label={texts.practiceSettings.title}>
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && !settings.data && (
        <ErrorNotice
          message={texts.practiceSettings.failed}
          retry={{
            label: texts.retry,
            onRetry: () => void settings.refetch(),
            isRetrying: settings.isFetching,
          }}
        />
      )}
      {settings.data && <SettingsForm loaded={settings.data} />}
    </section>
  );
}
