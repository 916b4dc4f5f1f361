import { useObservable } from '../../rx/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';

/** Announces events to assistive technology. */
export function Announcer() {
  const text = useObservable(useRemoteServices().announcement);
  return (
    <output>
      <VisuallyHidden>{text}</VisuallyHidden>
    </output>
  );
}
