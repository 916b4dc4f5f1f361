import type { NavigationEntry, RegistrySnapshot } from '@topwords/platform/contracts';

/** The navigation entries of all remotes, in their order. */
export function entriesOf(registry: RegistrySnapshot): NavigationEntry[] {
  return registry.remotes
    .flatMap(({ navigation }) => navigation)
    .toSorted((first, second) => first.order - second.order);
}
