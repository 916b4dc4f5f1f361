import { useObservable } from '@topwords/platform/rx';
import { VisuallyHidden } from '@topwords/platform/ui';
import { useServices } from '../services.ts';

/** Says what happened to those who do not see it. */
export function Announcer() {
  const text = useObservable(useServices().announcement);
  return (
    <output>
      <VisuallyHidden>{text}</VisuallyHidden>
    </output>
  );
}
