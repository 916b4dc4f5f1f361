import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeAccountSettings,
  getAccountSettings,
  type AccountSettings,
} from '@topwords/platform/contracts';
import { callQuery, detailOf, useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { LoadedRow } from '../section/loaded.tsx';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { TimeZoneDialog } from './time-zone-dialog.tsx';
import { browserTimeZone, nameOfTimeZone } from './time-zones.ts';

/** Saves a zone, or null to follow the browser: shown immediately, reverted if it is refused. */
function useTimeZone() {
  const { settings: texts } = useTexts();
  const { host, client, announcement } = useRemoteServices();
  const { queryKey } = callQuery(getAccountSettings);
  return useMutation({
    mutationFn: (time_zone: string | null) =>
      host.api.send(changeAccountSettings, { body: { time_zone } }),
    async onMutate(time_zone) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (settings) =>
          settings && {
            ...settings,
            time_zone,
            present_time_zone: time_zone ?? browserTimeZone(),
          },
      );
      return before;
    },
    onSuccess(settings) {
      client.setQueryData(queryKey, settings);
      announcement.next(
        texts.timeZoneSaved(nameOfTimeZone(settings.present_time_zone, host.language)),
      );
      // Days start and end at other times: streaks, forecasts and activity are recalculated.
      host.bus.emit('practice.changed', { language_code: null });
    },
    onError: (_error, _zone, before) => client.setQueryData(queryKey, before),
  });
}

function TimeZone({ settings }: { settings: AccountSettings }) {
  const { settings: texts } = useTexts();
  const { host } = useRemoteServices();
  const [isChoosing, setIsChoosing] = useState(false);
  const save = useTimeZone();
  const { time_zone, present_time_zone } = settings;
  const failure = save.error
    ? texts.timeZoneFailed(detailOf(save.error, texts.tryAgain))
    : undefined;

  function handleSave(zone: string | null): void {
    setIsChoosing(false);
    if (zone !== time_zone) save.mutate(zone);
  }

  return (
    <SettingRow failure={failure}>
      <SettingText
        label={texts.timeZone}
        hint={
          <>
            {texts.timeZoneNow(nameOfTimeZone(present_time_zone, host.language))}
            {time_zone === null && ` ${texts.timeZoneFollows}`}
          </>
        }
      >
        <Button
          variant="quiet"
          aria-label={texts.timeZoneChangeLabel}
          isPending={save.isPending}
          onClick={() => setIsChoosing(true)}
        >
          {texts.change}
        </Button>
      </SettingText>
      {isChoosing && (
        <TimeZoneDialog
          present={time_zone}
          onSave={handleSave}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </SettingRow>
  );
}

/** The time zone in which the learner's days start. */
export function TimeZoneRow() {
  const { settings: texts } = useTexts();
  const query = useQuery(callQuery(getAccountSettings));
  return (
    <LoadedRow query={query} failed={texts.timeZoneUnknown} advice={texts.unreachable}>
      {(settings) => <TimeZone settings={settings} />}
    </LoadedRow>
  );
}
