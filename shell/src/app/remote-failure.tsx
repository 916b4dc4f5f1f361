import { Button, EmptyState } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';

interface RemoteFailureProps {
  /** The remote's name as learners know it. */
  title: string;
  /** Whether what failed is what a developer runs, and not what was released. */
  isOverride?: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** In place of a remote that could not be loaded or crashed. */
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
