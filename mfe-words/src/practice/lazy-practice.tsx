import { lazy } from 'react';
import type { HostApi } from '@topwords/platform/host';
import { createOutboxLoader } from './outbox/outbox-loader.ts';

/**
 * The practice of a host. Its script comes with its first use, so that the lists do not pay for it;
 * answers that an earlier page could not send are sent all the same.
 */
export function createLazyPractice(host: HostApi) {
  const loader = createOutboxLoader(host);
  return lazy(async () => {
    const [{ PracticeScreen }, outbox] = await Promise.all([
      import('./practice-screen.tsx'),
      loader.load(),
    ]);
    return { default: () => <PracticeScreen outbox={outbox} /> };
  });
}
