import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Divider, Drawer, Form, Typography } from 'antd';
import { useState } from 'react';
import {
  changePartnerKey,
  listPartnerKeys,
  type PartnerKeyEntry,
} from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { callKey } from '@topwords/platform/remote';
import { Failure } from '../display/failure.tsx';
import { useTexts } from '../texts/index.ts';
import { faultsOf, KeyFields, readFields, type KeySettings } from './key-fields.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { UsageChart } from './usage-chart.tsx';

interface KeyDrawerProps {
  entry: PartnerKeyEntry;
  onClose: () => void;
}

/** One key: its daily use, its settings, and its revocation. */
export function KeyDrawer({ entry, onClose }: KeyDrawerProps) {
  const texts = useTexts().partners;
  const { api } = useHost();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [isRevoking, setIsRevoking] = useState(false);
  const { id, kind, name, state } = entry;
  const saving = useMutation({
    mutationFn: (values: KeySettings) =>
      api.send(changePartnerKey, { params: { keyId: id }, body: readFields(values, kind) }),
    async onSuccess() {
      void message.success(texts.saved);
      await client.invalidateQueries({ queryKey: callKey(listPartnerKeys) });
    },
  });
  const faults = faultsOf(saving.error);
  return (
    <Drawer
      open
      size="min(100vw, 40rem)"
      title={name}
      onClose={onClose}
      closable={{ 'aria-label': texts.close }}
    >
      <Typography.Paragraph
        code
        copyable={kind === 'publishable' && { tooltips: [texts.copy, texts.copied] }}
      >
        {kind === 'secret' ? `${entry.key}…` : entry.key}
      </Typography.Paragraph>
      <UsageChart usage={entry.usage} />
      <Divider />
      <Form
        layout="vertical"
        initialValues={entry}
        disabled={state === 'revoked'}
        onFinish={(values: KeySettings) => saving.mutate(values)}
      >
        <KeyFields kind={kind} faults={faults} />
        {faults.length === 0 && <Failure error={saving.error} fallback={texts.saveFailed} />}
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {texts.save}
        </Button>
      </Form>
      {state !== 'revoked' && (
        <>
          <Divider />
          <Typography.Paragraph type="secondary">{texts.revokeExplained}</Typography.Paragraph>
          <Button danger onClick={() => setIsRevoking(true)}>
            {texts.revoke}
          </Button>
        </>
      )}
      {isRevoking && <RevokeDialog entry={entry} onClose={() => setIsRevoking(false)} />}
    </Drawer>
  );
}
