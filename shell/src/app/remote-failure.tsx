import { Button, EmptyState } from '@topwords/platform/ui';
import { texts } from '../language/texts.ts';

interface RemoteFailureProps {
  /** The remote's display name. */
  title: string;
  /** Whether a developer's override failed, not a release. */
  isOverride?: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Replaces a remote that could not be loaded or crashed. */
export function RemoteFailure({
  title,
  isOverride = false,
  isRetrying = false,
  onRetry,
}: RemoteFailureProps) {
  const { screens } = texts;
  return (
    <div role="alert">
      <EmptyState
        drawing="unplugged"
        titleAs="h1"
        title={screens.remoteFailed(title)}
        text={isOverride ? screens.overrideAdvice : screens.remoteAdvice}
        action={
          <Button isPending={isRetrying} onClick={onRetry}>
            {screens.retry}
          </Button>
        }
      />
    </div>
  );
}
