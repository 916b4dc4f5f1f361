import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Select, Typography } from 'antd';
import { useState } from 'react';
import { getOverride, grantOverride } from '@topwords/platform/contracts';
import { useHost, type RunningRemote } from '@topwords/platform/host';
import { labelInLanguage } from '@topwords/platform/i18n';
import { callQuery } from '@topwords/platform/remote';
import { Failure } from '../display/failure.tsx';
import { Loaded } from '../display/loaded.tsx';
import { useTexts } from '../texts/index.ts';
import { reloadPage } from './reload-page.ts';

interface GrantFormProps {
  remotes: readonly RunningRemote[];
  origins: readonly string[];
}

/** Chooses a remote and its origin, then reloads the page with it. */
function GrantForm({ remotes, origins }: GrantFormProps) {
  const { form: texts } = useTexts().developer;
  const { api, language } = useHost();
  const [remote, setRemote] = useState(remotes[0]?.name ?? '');
  const [origin, setOrigin] = useState(origins[0] ?? '');
  const granting = useMutation({
    mutationFn: () => api.send(grantOverride, { body: { remote, origin } }),
    onSuccess: reloadPage,
  });
  return (
    <Form layout="vertical" style={{ maxWidth: '24rem' }} onFinish={() => granting.mutate()}>
      <Form.Item label={texts.remote} htmlFor="override-remote">
        <Select
          id="override-remote"
          value={remote}
          onChange={setRemote}
          options={remotes.map(({ name, title }) => ({
            value: name,
            label: labelInLanguage(language, title),
          }))}
        />
      </Form.Item>
      <Form.Item label={texts.origin} htmlFor="override-origin">
        <Select
          id="override-origin"
          value={origin}
          onChange={setOrigin}
          options={origins.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      <Failure error={granting.error} fallback={texts.failed} />
      <Button type="primary" htmlType="submit" loading={granting.isPending}>
        {texts.submit}
      </Button>
    </Form>
  );
}

/** Runs one remote from a developer's machine. */
export function OverrideForm({ remotes }: Pick<GrantFormProps, 'remotes'>) {
  const { form: texts } = useTexts().developer;
  const override = useQuery(callQuery(getOverride));
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: '1.125rem' }}>
        {texts.heading}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{texts.explained}</Typography.Paragraph>
      <Loaded query={override} failed={texts.loadFailed}>
        {({ origins }) =>
          origins.length === 0 ? (
            <Alert type="info" showIcon title={texts.switchedOff} />
          ) : (
            <GrantForm remotes={remotes} origins={origins} />
          )
        }
      </Loaded>
    </section>
  );
}
