import { Flex, Typography } from 'antd';
import { useHost } from '@topwords/platform/host';
import { formatCount, formatTime } from '../display/formats.ts';
import { useTexts } from '../texts/index.ts';
import { OverrideForm } from './override-form.tsx';
import { RunningRemotes } from './running-remotes.tsx';

/** What this page runs and why, and a form to run one remote from elsewhere. */
export function DeveloperPage() {
  const texts = useTexts().developer;
  const page = useHost().pageReleases?.();
  const snapshot = page?.snapshot;
  return (
    <Flex vertical gap="middle">
      <Typography.Text type="secondary">
        {snapshot
          ? texts.snapshot(formatCount(snapshot.sequence), formatTime(snapshot.issuedAt))
          : texts.noSnapshot}
      </Typography.Text>
      {page && <RunningRemotes page={page} />}
      <OverrideForm remotes={page?.remotes ?? []} />
    </Flex>
  );
}
