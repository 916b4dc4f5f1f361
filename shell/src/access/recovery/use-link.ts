import { isApiFailure } from '@topwords/platform/client';
import { useState } from 'react';
import { useShell } from '../../services/shell-context.ts';
import { accessTexts } from '../../language/access-texts.ts';

/** Uses a mailed link by one of its buttons; a failure is shown there, and in the banner. */
export function useLink() {
  const { bus } = useShell();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState('');
  /** What came of it; empty until then. */
  const [done, setDone] = useState('');

  /** @param send makes the call, and returns what came of it */
  async function use(send: () => Promise<string>): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    setFailure('');
    try {
      setDone(await send());
    } catch (error) {
      const message =
        isApiFailure(error) && error.status < 500 ? error.detail : accessTexts.unreachable;
      setFailure(message);
      bus.emit('banner.asked', { kind: 'error', message });
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, failure, done, use };
}
