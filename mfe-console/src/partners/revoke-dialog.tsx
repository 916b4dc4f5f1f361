import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Modal } from 'antd';
import { useState } from 'react';
import {
  listPartnerKeys,
  revokePartnerKey,
  type PartnerKeyEntry,
} from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { callKey } from '@topwords/platform/remote';
import { Failure } from '../display/failure.tsx';
import { TypedConfirmation } from '../display/typed-confirmation.tsx';
import { useTexts } from '../texts/index.ts';

interface RevokeDialogProps {
  entry: PartnerKeyEntry;
  onClose: () => void;
}

/** Revokes a key once the partner's name is typed, since this cannot be undone. */
export function RevokeDialog({ entry: { id, name }, onClose }: RevokeDialogProps) {
  const texts = useTexts().partners;
  const { api } = useHost();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const revoking = useMutation({
    mutationFn: () => api.send(revokePartnerKey, { params: { keyId: id } }),
    async onSuccess() {
      void message.success(texts.revoked(name));
      await client.invalidateQueries({ queryKey: callKey(listPartnerKeys) });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={texts.revokeTitle(name)}
      okText={texts.revoke}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true, disabled: typed !== name }}
      confirmLoading={revoking.isPending}
      onOk={() => revoking.mutate()}
      onCancel={onClose}
    >
      <p>{texts.revokeExplained}</p>
      <TypedConfirmation label={texts.typeName(name)} typed={typed} onType={setTyped} />
      <Failure error={revoking.error} fallback={texts.revokeFailed} />
    </Modal>
  );
}
