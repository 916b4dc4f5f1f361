import type { NavigationEntry } from '@topwords/platform/contracts';
import type { RemoteChoice } from '../registry/release-choice.ts';

/** The navigation entries of all remotes, in their order. */
export function entriesOf(choices: readonly RemoteChoice[]): NavigationEntry[] {
  return choices
    .flatMap(({ release }) => release.navigation)
    .toSorted((first, second) => first.order - second.order);
}
