import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getSecondStep,
  listPasskeys,
  makeRecoveryCodes,
  removeApp,
  setSecondStep,
  startApp,
} from '@topwords/platform/contracts';
import { callKey, callQuery, useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { LoadedRow } from '../section/loaded.tsx';
import { SettingActions, SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { AppDialog } from './app-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { useProvenCall } from './use-proven-call.tsx';

interface AppSecret {
  secret: string;
  uri: string;
}

/** Turns the second step of signing in on and off, by an app or a passkey. */
export function SecondStepRow() {
  const { secondStep: texts } = useTexts().account;
  const { host } = useRemoteServices();
  const client = useQueryClient();
  const query = useQuery(callQuery(getSecondStep));
  const passkeys = useQuery(callQuery(listPasskeys));
  const [app, setApp] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasPasskey = (passkeys.data?.passkeys.length ?? 0) > 0;

  function refresh(): void {
    void client.invalidateQueries({ queryKey: callKey(getSecondStep) });
  }

  const start = useProvenCall(() => host.api.send(startApp), setApp);
  const turn = useProvenCall(
    (is_on: boolean) => host.api.send(setSecondStep, { body: { is_on } }),
    ({ recovery_codes: made }, is_on) => {
      refresh();
      host.showBanner('success', is_on ? texts.turnedOn : texts.turnedOff);
      setCodes(made);
    },
  );
  const forget = useProvenCall(
    () => host.api.send(removeApp),
    () => {
      refresh();
      host.showBanner('success', texts.appForgotten);
    },
  );
  const renew = useProvenCall(
    () => host.api.send(makeRecoveryCodes),
    ({ recovery_codes: made }) => {
      refresh();
      setCodes(made);
    },
  );
  const failure = start.failure ?? turn.failure ?? forget.failure ?? renew.failure;

  return (
    <LoadedRow query={query} failed={texts.failed}>
      {({ is_on: isOn, has_app: hasApp, recovery_codes_left: left }) => (
        <SettingRow failure={failure}>
          <SettingText label={texts.title} hint={isOn ? texts.isOn(hasApp, left) : texts.isOff}>
            <SettingActions>
              {!hasApp && (
                <Button
                  variant="quiet"
                  isPending={start.isPending}
                  onClick={() => start.run(undefined)}
                >
                  {texts.withApp}
                </Button>
              )}
              {!isOn && hasPasskey && (
                <Button variant="quiet" isPending={turn.isPending} onClick={() => turn.run(true)}>
                  {texts.withPasskey}
                </Button>
              )}
              {isOn && (
                <Button
                  variant="quiet"
                  isPending={renew.isPending}
                  onClick={() => renew.run(undefined)}
                >
                  {texts.newCodes}
                </Button>
              )}
              {hasApp && hasPasskey && (
                <Button
                  variant="quiet"
                  isPending={forget.isPending}
                  onClick={() => forget.run(undefined)}
                >
                  {texts.forgetApp}
                </Button>
              )}
              {isOn && (
                <Button variant="quiet" isPending={turn.isPending} onClick={() => turn.run(false)}>
                  {texts.turnOff}
                </Button>
              )}
            </SettingActions>
          </SettingText>
          {[start, turn, forget, renew].find(({ dialog }) => dialog !== null)?.dialog}
          {app && (
            <AppDialog
              app={app}
              onDone={(made) => {
                setApp(null);
                setCodes(made);
                refresh();
              }}
              onClose={() => setApp(null)}
            />
          )}
          {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
        </SettingRow>
      )}
    </LoadedRow>
  );
}
