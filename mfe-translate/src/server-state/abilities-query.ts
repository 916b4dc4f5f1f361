import { queryOptions } from '@tanstack/react-query';
import { getTranslatorAbilities } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { keys } from './keys.ts';

/** Which pairs can be translated and which languages can be heard: it changes with the engines. */
export function abilitiesQuery({ host }: { host: Pick<HostApi, 'api'> }) {
  return queryOptions({
    queryKey: keys.abilities,
    queryFn: ({ signal }) => host.api.send(getTranslatorAbilities, {}, { signal }),
  });
}
