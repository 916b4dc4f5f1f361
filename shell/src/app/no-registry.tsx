import { Button, EmptyState } from '@topwords/platform/ui';
import type { SessionRegistry } from '../registry/session-registry.ts';
import { texts } from '../texts/index.ts';

interface NoRegistryProps {
  fault: NonNullable<SessionRegistry['fault']>;
}

/** Nothing is known of any remote: what is live could not be read, or not be believed. */
export function NoRegistry({ fault }: NoRegistryProps) {
  const { screens } = texts;
  const { title, text } = screens.noRegistry[fault];
  return (
    <div role="alert">
      <EmptyState
        drawing="unplugged"
        titleAs="h1"
        title={title}
        text={text}
        action={<Button onClick={() => location.reload()}>{screens.reload}</Button>}
      />
    </div>
  );
}
