import { Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { useHost } from '../../host/index.ts';
import { textsFor } from '../texts/index.ts';
import { Screen } from './screen.tsx';

/** Stands in for a screen whose script is on its way. */
export function PendingScreen() {
  const { loading } = textsFor(useHost());
  return (
    <Screen>
      <div aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton shape="title" />
      </div>
    </Screen>
  );
}
