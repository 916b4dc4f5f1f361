import { Button, EmptyState } from '@topwords/platform/ui';
import type { SessionRegistry } from '../registry/session-registry.ts';
import { texts } from '../texts/index.ts';

interface NoRegistryProps {
  fault: NonNullable<SessionRegistry['fault']>;
}

/** Shown when no remote is known: the registry could not be read or verified. */
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
