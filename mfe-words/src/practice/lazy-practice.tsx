import { lazy } from 'react';
import type { HostApi } from '@topwords/platform/host';
import { createOutboxLoader } from './outbox/outbox-loader.ts';

/**
 * A host's practice. Its script loads on first use, so that the lists do not pay for it; answers
 * that an earlier page could not send are still sent.
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
