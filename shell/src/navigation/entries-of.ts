import type { NavigationEntry } from '@topwords/platform/contracts';
import type { RemoteChoice } from '../registry/release-choice.ts';

/** Returns the navigation entries of all remotes, sorted. */
export function entriesOf(choices: readonly RemoteChoice[]): NavigationEntry[] {
  return choices
    .flatMap(({ release }) => release.navigation)
    .toSorted((first, second) => first.order - second.order);
}
