import { Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { useHost } from '../../host/index.ts';
import { sharedTextsFor } from '../texts/index.ts';
import { Screen } from './screen.tsx';

/** Shown while a screen's script is loading. */
export function PendingScreen() {
  const { loading } = sharedTextsFor(useHost());
  return (
    <Screen>
      <div aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton shape="title" />
      </div>
    </Screen>
  );
}
