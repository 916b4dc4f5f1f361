import type { RemoteServices } from '@topwords/platform/remote';

/** What is kept of one account is not shown to another. */
export function forgetOthers({ host, client }: Pick<RemoteServices, 'host' | 'client'>): void {
  let last: string | null = null;
  host.bus.subscribe('session.changed', ({ sub }) => {
    if (last !== null && last !== sub) client.clear();
    last = sub;
  });
}
