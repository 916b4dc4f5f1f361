import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAccountSettings } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { Loaded } from '../section/loaded.tsx';
import { SettingRow, SettingSkeleton, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { PasswordDialog } from './password-dialog.tsx';

function Password({ hasPassword }: { hasPassword: boolean }) {
  const { account } = useTexts();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <SettingText
        label={account.password}
        hint={hasPassword ? account.passwordIsSet : account.passwordIsMissing}
      >
        <Button
          variant="quiet"
          aria-label={hasPassword ? account.changePassword : account.setPassword}
          onClick={() => setIsChanging(true)}
        >
          {hasPassword ? account.change : account.set}
        </Button>
      </SettingText>
      {isChanging && (
        <PasswordDialog hasPassword={hasPassword} onClose={() => setIsChanging(false)} />
      )}
    </>
  );
}

/** Lets the learner change the password, or set one if the account only signs in with Google. */
export function PasswordRow() {
  const { account } = useTexts();
  const query = useQuery(callQuery(getAccountSettings));
  return (
    <SettingRow>
      <Loaded query={query} failed={account.passwordFailed} skeleton={<SettingSkeleton />}>
        {({ has_password }) => <Password hasPassword={has_password} />}
      </Loaded>
    </SettingRow>
  );
}
