import { useMemo } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { useShell } from './shell-context.ts';
import { chooseReleases, type RemoteChoice } from '../registry/release-choice.ts';

/** What whoever is signed in gets of each remote. */
export function useChoices(): RemoteChoice[] {
  const { registry, session } = useShell();
  const { sub } = useObservable(session.state);
  return useMemo(() => chooseReleases(registry, sub), [registry, sub]);
}
