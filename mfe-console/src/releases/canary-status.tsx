import { Badge, Flex, Typography } from 'antd';
import type { ReleaseListing } from '@topwords/platform/contracts';
import { useTexts } from '../texts/index.ts';

/** A canary's version and share, and whether it is running or has stopped. */
export function CanaryStatus({ canary }: { canary: NonNullable<ReleaseListing['canary']> }) {
  const texts = useTexts().releases;
  return (
    <Flex vertical>
      <span>
        {canary.version} · {canary.percent} %
      </span>
      <Typography.Text type="secondary">
        <Badge
          status={canary.stop ? 'error' : 'processing'}
          text={canary.stop ? texts.stopped : texts.running}
        />
      </Typography.Text>
    </Flex>
  );
}
