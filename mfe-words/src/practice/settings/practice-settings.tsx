import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionLengths, type PracticeSettings as Settings } from '@topwords/platform/contracts';
import { NumberStepper, SettingSwitch, createSettingsSaver } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { ChoiceChip, ErrorNotice, Skeleton, VisuallyHidden, Panel } from '@topwords/platform/ui';
import { keys } from '../../server-state/keys.ts';
import { practiceSettingsQuery } from '../../server-state/queries.ts';
import { useServices } from '../../services.ts';
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
  const { host, client } = useServices();
  const [saver] = useState(() =>
    createSettingsSaver(
      {
        host,
        client,
        queryKey: keys.practiceSettings,
        onFailure: (_part, detail) => host.showBanner('error', texts.saveFailed(detail)),
      },
      loaded,
    ),
  );
  const settings = useObservable(saver.state);
  useEffect(() => saver.adopt(loaded), [saver, loaded]);
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
        onChange={(new_words_a_day) => saver.change({ new_words_a_day })}
      />
      <fieldset className={styles.row}>
        <legend className={styles.label}>{texts.sessionLength}</legend>
        <div className={styles.chips}>
          {sessionLengths.map((length) => (
            <ChoiceChip
              key={length}
              isChosen={settings.session_length === length}
              onClick={() => saver.change({ session_length: length })}
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
        onChange={(starred_first) => saver.change({ starred_first })}
      />
      <SettingSwitch
        label={texts.playsAudio}
        hint={texts.playsAudioHint}
        isOn={settings.plays_audio}
        onChange={(plays_audio) => saver.change({ plays_audio })}
      />
    </Panel>
  );
}

/** What the learner chooses of practice, for a place that names it; each choice is saved at once. */
export function PracticeSettings() {
  const texts = useTexts();
  const settings = useQuery(practiceSettingsQuery(useServices()));
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
