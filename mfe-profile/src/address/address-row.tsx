import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cancelAddressChange,
  getAccountSettings,
  type AccountSettings,
} from '@topwords/platform/contracts';
import { callKey, callQuery, detailOf, useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { LoadedRow } from '../section/loaded.tsx';
import { SettingActions, SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
import { ConfirmAddressDialog } from './confirm-address-dialog.tsx';

type Opened = 'change' | 'confirm' | null;

function Address({ settings }: { settings: AccountSettings }) {
  const { account } = useTexts();
  const { address: texts } = account;
  const { host, client } = useRemoteServices();
  const [opened, setOpened] = useState<Opened>(null);
  const { email, address, new_email: newEmail, has_password: hasPassword } = settings;
  const keep = useMutation({
    mutationFn: () => host.api.send(cancelAddressChange),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(getAccountSettings) }),
  });
  const unconfirmed = newEmail ?? (address === 'unconfirmed' ? email : null);
  const hint = newEmail === null ? texts.standing[address] : texts.changing(newEmail);
  return (
    <SettingRow failure={keep.error ? detailOf(keep.error, account.unexpected) : undefined}>
      <SettingText label={texts.label} hint={hint}>
        <SettingActions>
          {unconfirmed !== null && (
            <Button variant="quiet" onClick={() => setOpened('confirm')}>
              {texts.confirm}
            </Button>
          )}
          {newEmail === null ? (
            <Button
              variant="quiet"
              aria-label={texts.changeHeading}
              onClick={() => setOpened('change')}
            >
              {address === 'lost' ? texts.add : account.change}
            </Button>
          ) : (
            <Button variant="quiet" isPending={keep.isPending} onClick={() => keep.mutate()}>
              {texts.keep}
            </Button>
          )}
        </SettingActions>
      </SettingText>
      {opened === 'change' && (
        <ChangeAddressDialog hasPassword={hasPassword} onClose={() => setOpened(null)} />
      )}
      {opened === 'confirm' && unconfirmed !== null && (
        <ConfirmAddressDialog email={unconfirmed} onClose={() => setOpened(null)} />
      )}
    </SettingRow>
  );
}

/** The account's address: whether it is confirmed, and another in its place. */
export function AddressRow() {
  const { account } = useTexts();
  const query = useQuery(callQuery(getAccountSettings));
  return (
    <LoadedRow query={query} failed={account.passwordFailed}>
      {(settings) => <Address settings={settings} />}
    </LoadedRow>
  );
}
