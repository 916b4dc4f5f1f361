import { useMutation, useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@topwords/platform/client';
import { getReminder, type Reminder } from '@topwords/platform/contracts';
import { callQuery, detailOf, SettingSwitch, useRemoteServices } from '@topwords/platform/remote';
import { SettingRow, SettingText } from '../../section/setting-row.tsx';
import {
  deviceAbility,
  isSubscribed,
  turnDeviceOff,
  turnDeviceOn,
  type DeviceReason,
} from './device-push.ts';
import { useDeviceTexts } from './texts/index.ts';

const subscribedKey = ['device', 'subscribed'];

function useDevice() {
  const texts = useDeviceTexts();
  const { host, client, announcement } = useRemoteServices();
  return useMutation({
    mutationFn: (wanted: boolean) => (wanted ? turnDeviceOn(host) : turnDeviceOff(host)),
    onSuccess(saved, wanted) {
      client.setQueryData(callQuery(getReminder).queryKey, saved);
      announcement.next(wanted ? texts.on : texts.off);
    },
    onSettled: () => client.invalidateQueries({ queryKey: subscribedKey }),
  });
}

/** The reminder on this device, or why it cannot be. */
export function DeviceRow({ reminder }: { reminder: Reminder }) {
  const texts = useDeviceTexts();
  const change = useDevice();
  const ability = deviceAbility();
  const { data: isHere } = useQuery({
    queryKey: subscribedKey,
    queryFn: isSubscribed,
    enabled: ability === 'able',
  });

  if (ability !== 'able') {
    return (
      <SettingRow>
        <SettingText label={texts.label} hint={texts[ability]} />
      </SettingRow>
    );
  }
  const { error, isPending, variables } = change;
  const isOn = isPending ? variables : reminder.push === 'on' && isHere === true;
  const isAsking = isPending && variables && Notification.permission === 'default';
  return (
    <SettingRow failure={error ? texts.failed(reasonOf(error, texts.reasons)) : undefined}>
      <SettingSwitch
        label={texts.label}
        hint={isAsking ? texts.asking : texts.hint}
        isOn={isOn}
        onChange={(wanted) => {
          if (!isPending) change.mutate(wanted);
        }}
      />
    </SettingRow>
  );
}

function reasonOf(error: Error, reasons: Record<DeviceReason | 'other', string>): string {
  if (isApiFailure(error)) return detailOf(error, reasons.other);
  const known = new Map<string, string>(Object.entries(reasons));
  return known.get(error.message) ?? reasons.other;
}
