import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Modal, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { createPartnerKey, listPartnerKeys, type CallOutput } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { callKey } from '@topwords/platform/remote';
import { Failure } from '../display/failure.tsx';
import { useTexts } from '../texts/index.ts';
import { faultsOf, KeyFields, readFields, type KeySettings } from './key-fields.tsx';

const initialQuotas = { requests_per_day: 10_000, requests_per_minute: 300 };

type Kind = 'publishable' | 'secret';

/** A new key, with the snippet that its partner pastes. The text of a secret key is shown nowhere else. */
function CreatedKey({ created }: { created: CallOutput<typeof createPartnerKey> }) {
  const texts = useTexts().partners;
  const copyable = { tooltips: [texts.copy, texts.copied] };
  return (
    <>
      {created.key.kind === 'secret' && <Alert type="warning" showIcon title={texts.shownOnce} />}
      <Typography.Title level={3} style={{ fontSize: '1rem' }}>
        {texts.newKey}
      </Typography.Title>
      <Typography.Paragraph code copyable={copyable}>
        {created.text}
      </Typography.Paragraph>
      <Typography.Title level={3} style={{ fontSize: '1rem' }}>
        {texts.snippet[created.key.kind]}
      </Typography.Title>
      <Typography.Paragraph copyable={{ ...copyable, text: created.snippet }}>
        <pre>{created.snippet}</pre>
      </Typography.Paragraph>
    </>
  );
}

/** Creates a key for a partner, then shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts().partners;
  const { api } = useHost();
  const client = useQueryClient();
  const [form] = Form.useForm<KeySettings>();
  const [kind, setKind] = useState<Kind>('publishable');
  const creating = useMutation({
    mutationFn: (values: KeySettings) =>
      api.send(createPartnerKey, { body: { kind, ...readFields(values, kind) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(listPartnerKeys) }),
  });
  const { data: created, error } = creating;
  const faults = faultsOf(error);
  return (
    <Modal
      open
      title={created ? texts.madeFor(created.key.name) : texts.make}
      okText={created ? texts.close : texts.confirmMake}
      cancelButtonProps={created && { style: { display: 'none' } }}
      cancelText={texts.cancel}
      // A click on the backdrop must not close what is shown only once.
      mask={{ closable: false }}
      confirmLoading={creating.isPending}
      onOk={() => (created ? onClose() : form.submit())}
      onCancel={onClose}
    >
      {created ? (
        <CreatedKey created={created} />
      ) : (
        <Form
          form={form}
          layout="vertical"
          initialValues={initialQuotas}
          onFinish={(values) => creating.mutate(values)}
        >
          <Form.Item extra={texts.kindHints[kind]}>
            <Segmented<Kind>
              aria-label={texts.kind}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'publishable', label: texts.kinds.publishable },
                { value: 'secret', label: texts.kinds.secret },
              ]}
            />
          </Form.Item>
          <KeyFields kind={kind} faults={faults} />
          {faults.length === 0 && <Failure error={error} fallback={texts.makeFailed} />}
        </Form>
      )}
    </Modal>
  );
}
