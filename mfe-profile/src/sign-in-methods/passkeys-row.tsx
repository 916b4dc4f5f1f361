import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import {
  addPasskey,
  getSecondStep,
  listPasskeys,
  removePasskey,
  startPasskey,
  type Passkey,
} from '@topwords/platform/contracts';
import { callKey, callQuery, useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { LoadedRow } from '../section/loaded.tsx';
import { SettingActions, SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useProvenCall } from './use-proven-call.tsx';

function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: callKey(listPasskeys) });
    void client.invalidateQueries({ queryKey: callKey(getSecondStep) });
  };
}

/** Has the browser make a passkey. Resolves to undefined if the person cancelled. */
function useAddPasskey() {
  const { host } = useRemoteServices();
  const { passkeys: texts } = useTexts().account;
  const refresh = useRefresh();
  return useProvenCall(
    async () => {
      const { options, ticket } = await host.api.send(startPasskey);
      const { startRegistration } = await import('@simplewebauthn/browser');
      const made = await startRegistration({
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      }).catch(() => undefined);
      if (made === undefined) return undefined;
      const name = texts.nameOf(new Date());
      const body = { ticket, attestation: { ...made }, name };
      return host.api.send(addPasskey, { body });
    },
    (added) => {
      refresh();
      if (added) host.showBanner('success', texts.added);
    },
  );
}

/** One passkey, to rename or to remove. */
function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { account } = useTexts();
  const { passkeys: texts } = account;
  const { host } = useRemoteServices();
  const refresh = useRefresh();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id: passkeyId, name, created_at, last_used_at, is_synced } = passkey;
  const remove = useProvenCall(
    () => host.api.send(removePasskey, { params: { passkeyId } }),
    () => {
      refresh();
      host.showBanner('success', texts.removed(name));
    },
  );
  return (
    <SettingRow failure={remove.failure}>
      <SettingText
        label={name}
        hint={[
          texts.madeAt(created_at),
          last_used_at === null ? texts.unused : texts.usedAt(last_used_at),
          ...(is_synced ? [texts.synced] : []),
        ].join(' · ')}
      >
        <SettingActions>
          <Button
            variant="quiet"
            aria-label={texts.renameOf(name)}
            onClick={() => setIsRenaming(true)}
          >
            {texts.rename}
          </Button>
          <Button
            variant="quiet"
            aria-label={texts.removeOf(name)}
            isPending={remove.isPending}
            onClick={() => remove.run(undefined)}
          >
            {texts.remove}
          </Button>
        </SettingActions>
      </SettingText>
      {remove.dialog}
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setIsRenaming(false)} />}
    </SettingRow>
  );
}

/** The account's passkeys, and a button for a new one. */
export function PasskeysRow() {
  const { account } = useTexts();
  const { passkeys: texts } = account;
  const query = useQuery(callQuery(listPasskeys));
  const add = useAddPasskey();
  return (
    <LoadedRow query={query} failed={texts.failed}>
      {({ passkeys }) => (
        <>
          <SettingRow failure={add.failure}>
            <SettingText label={texts.title} hint={texts.hint}>
              <Button
                variant="quiet"
                aria-label={texts.addLabel}
                isPending={add.isPending}
                onClick={() => add.run(undefined)}
              >
                {texts.add}
              </Button>
            </SettingText>
            {add.dialog}
          </SettingRow>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </>
      )}
    </LoadedRow>
  );
}
