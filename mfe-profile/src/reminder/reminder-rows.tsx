import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { getReminder, type Reminder } from '@topwords/platform/contracts';
import { callQuery, detailOf, SettingSwitch, useRemoteServices } from '@topwords/platform/remote';
import { Select } from '@topwords/platform/ui';
import { LoadedRow } from '../section/loaded.tsx';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { CalendarRow } from './calendar-row.tsx';
import { formatHour } from './format-hour.ts';
import { useReminder } from './use-reminder.ts';

/** Loaded on first use: few profiles have an hour. */
const DeviceRow = lazy(async () => {
  const { DeviceRow: Row } = await import(
    /* webpackChunkName: "device" */ './device/device-row.tsx'
  );
  return { default: Row };
});

/** Not while most people sleep; another hour that is already set is offered too. */
const offered = Array.from({ length: 16 }, (_, index) => 7 + index);

function Rows({ reminder }: { reminder: Reminder }) {
  const { reminder: texts, settings } = useTexts();
  const { host } = useRemoteServices();
  const save = useReminder();
  const id = useId();
  const { hour, by_mail: byMail, mail, calendar } = reminder;
  const isOn = hour !== null;
  const hours = isOn && !offered.includes(hour) ? [hour, ...offered] : offered;
  const failure = save.error ? texts.failed(detailOf(save.error, settings.tryAgain)) : undefined;

  const ways = mail === 'ready' ? '' : `${texts.ways(reminder.push !== 'unavailable')} `;
  const hint = ways + texts.hints[mail];

  function handleHour(value: string): void {
    const chosen = value === '' ? null : Number(value);
    // Turning it on brings mails, where they can be sent.
    const wantsMail = isOn ? byMail : mail === 'ready';
    save.mutate({ hour: chosen, by_mail: chosen !== null && wantsMail });
  }

  return (
    <>
      <SettingRow failure={failure}>
        <SettingText
          label={<label htmlFor={id}>{texts.label}</label>}
          hint={<span id={`${id}-hint`}>{hint}</span>}
        >
          <Select
            id={id}
            aria-describedby={`${id}-hint`}
            value={hour ?? ''}
            placeholder={texts.off}
            options={hours.map((one) => ({
              value: String(one),
              label: formatHour(one, host.language),
            }))}
            onChange={({ target }) => handleHour(target.value)}
          />
        </SettingText>
      </SettingRow>
      {isOn && (mail === 'ready' || byMail) && (
        <SettingRow>
          <SettingSwitch
            label={texts.byMail}
            hint={texts.byMailHint}
            isOn={byMail}
            onChange={(wanted) => save.mutate({ hour, by_mail: wanted })}
          />
        </SettingRow>
      )}
      {isOn && reminder.push !== 'unavailable' && (
        <Suspense>
          <DeviceRow reminder={reminder} />
        </Suspense>
      )}
      {isOn && <CalendarRow address={calendar} time={formatHour(hour, host.language)} />}
    </>
  );
}

/** When the learner is reminded of words that wait: the hour, by mail, on this device, in the calendar. */
export function ReminderRows() {
  const { reminder: texts, settings } = useTexts();
  const query = useQuery(callQuery(getReminder));
  return (
    <LoadedRow query={query} failed={texts.unknown} advice={settings.unreachable}>
      {(reminder) => <Rows reminder={reminder} />}
    </LoadedRow>
  );
}
