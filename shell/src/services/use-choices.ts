import { useMemo } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { useShell } from './shell-context.ts';
import { chooseReleases, type RemoteChoice } from '../registry/release-choice.ts';

/** Returns the chosen version of each remote for the current account. */
export function useChoices(): RemoteChoice[] {
  const { registry, session } = useShell();
  const { sub } = useObservable(session.state);
  return useMemo(() => chooseReleases(registry, sub), [registry, sub]);
}
