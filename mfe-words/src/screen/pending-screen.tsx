import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { Screen } from './screen.tsx';

/** Stands in for a screen whose script is on its way. */
export function PendingScreen() {
  const { loading } = useTexts();
  return (
    <Screen>
      <div aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton shape="title" />
      </div>
    </Screen>
  );
}
