import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Modal, Typography } from 'antd';
import { useState } from 'react';
import { getReleaseHistory, listReleases, type ReleaseListing } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { callKey } from '@topwords/platform/remote';
import { Failure } from '../display/failure.tsx';
import { TypedConfirmation } from '../display/typed-confirmation.tsx';
import { useTexts } from '../texts/index.ts';
import { commandOf, sendAction, type ReleaseAction } from './actions.ts';
import { CanaryFields } from './canary-fields.tsx';

interface ActionDialogProps {
  listing: ReleaseListing;
  action: ReleaseAction;
  /** Why nothing can be signed here; if set, the command is shown instead. */
  readOnly: string | null;
  onClose: () => void;
}

/** The command to run if this deployment cannot sign. */
function CommandInstead({ reason, command }: { reason: string; command: string }) {
  const texts = useTexts().releases.command;
  return (
    <Alert
      type="info"
      showIcon
      title={texts.title}
      description={
        <>
          <p>{texts.explained(reason)}</p>
          <Typography.Paragraph
            code
            copyable={{ text: command, tooltips: [texts.copy, texts.copied] }}
          >
            {command}
          </Typography.Paragraph>
        </>
      }
    />
  );
}

/** Asks for confirmation, performs an action, and reports its result. */
export function ActionDialog({ listing, action: asked, readOnly, onClose }: ActionDialogProps) {
  const texts = useTexts().releases;
  const { api } = useHost();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [action, setAction] = useState(asked);
  const [typed, setTyped] = useState('');
  const { name } = listing;
  const words = texts.actions[action.kind];
  const isTypedFirst = action.kind === 'retire';
  const refresh = () =>
    Promise.all(
      [listReleases, getReleaseHistory].map((call) =>
        client.invalidateQueries({ queryKey: callKey(call) }),
      ),
    );
  const sending = useMutation({
    mutationFn: () => sendAction(api, listing, action),
    async onSuccess({ sequence, is_changed: isChanged }) {
      void message.success(
        isChanged ? words.done(name, action.version, sequence) : texts.unchanged,
      );
      await refresh();
      onClose();
    },
    // Shows what somebody else changed meanwhile behind the failure message.
    onError: refresh,
  });
  const isPossible = readOnly === null && listing.is_permitted;
  return (
    <Modal
      open
      title={words.title(name, action.version)}
      okText={words.confirm}
      cancelText={isPossible ? texts.cancel : texts.close}
      okButtonProps={{
        danger: action.kind === 'retire' || action.kind === 'rollback',
        disabled: isTypedFirst && typed !== name,
        ...(!isPossible && { style: { display: 'none' } }),
      }}
      confirmLoading={sending.isPending}
      onOk={() => sending.mutate()}
      onCancel={onClose}
    >
      <p>{words.explained}</p>
      {action.kind === 'canary' && (
        <CanaryFields
          action={action}
          stop={listing.canary?.version === action.version ? listing.canary.stop : null}
          onChange={setAction}
        />
      )}
      {isPossible && isTypedFirst && (
        <TypedConfirmation label={texts.typeName(name)} typed={typed} onType={setTyped} />
      )}
      <Failure error={sending.error} fallback={texts.failed} />
      {!listing.is_permitted && <Alert type="warning" showIcon title={texts.notPermitted(name)} />}
      {readOnly !== null && <CommandInstead reason={readOnly} command={commandOf(name, action)} />}
    </Modal>
  );
}
