import type { RemoteServices } from '@topwords/platform/remote';
import { keys } from './queries.ts';

/** Keeps the server's state right as the bus tells of changes, whichever remote made them. */
export function followBus({ host, client }: Pick<RemoteServices, 'host' | 'client'>): void {
  const forgetFigures = () => void client.invalidateQueries({ queryKey: keys.statistics });

  host.bus.subscribe('word.marked', ({ settled }) => {
    if (settled) forgetFigures();
  });
  host.bus.subscribe('practice.changed', forgetFigures);

  let last: string | null = null;
  host.bus.subscribe('session.changed', ({ sub }) => {
    if (last !== null && last !== sub) client.clear();
    last = sub;
  });
}
