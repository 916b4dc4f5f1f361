import { useEffect, useState } from 'react';
import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import { getOverride } from '@topwords/platform/contracts';
import { useShell } from '../services/shell-context.ts';

/** Where a learner may run remotes from, as far as is known. */
type AllowedOrigins =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'roleMissing' }
  | { status: 'known'; origins: string[] };

async function ask(api: ApiClient): Promise<AllowedOrigins> {
  try {
    const { origins } = await api.send(getOverride);
    return { status: 'known', origins };
  } catch (error) {
    const isRefused = isApiFailure(error) && error.code === 'developer_role_missing';
    return { status: isRefused ? 'roleMissing' : 'failed' };
  }
}

/** Asks the server, and asks again. */
export function useAllowedOrigins(): { allowed: AllowedOrigins; retry: () => void } {
  const { api } = useShell();
  const [allowed, setAllowed] = useState<AllowedOrigins>({ status: 'loading' });

  useEffect(() => {
    void ask(api).then(setAllowed);
  }, [api]);

  function retry(): void {
    setAllowed({ status: 'loading' });
    void ask(api).then(setAllowed);
  }
  return { allowed, retry };
}
