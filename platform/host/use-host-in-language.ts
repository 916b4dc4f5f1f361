import { startTransition, useEffect, useState } from 'react';
import type { HostApi } from './host-api.ts';

/**
 * A host for a provider: another object after each change of its language, so that all who use it
 * are rendered again. Until their texts in that language are loaded, the screen stays as it is.
 */
export function useHostInLanguage(host: HostApi): HostApi {
  const [shown, setShown] = useState(host);
  useEffect(() => host.watchLanguage?.(() => startTransition(() => setShown({ ...host }))), [host]);
  return shown;
}
