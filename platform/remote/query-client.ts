import { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from '../client/index.ts';

const minute = 60_000;

/** Another try can help only where the server did not refuse the request itself. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && isApiFailure(error) && error.status === 503;
}

/**
 * Keeps the server's state of one remote. The bus tells what changed, so that what is kept need
 * not be asked for again at every turn.
 * @param gcTime how long what no screen shows is kept, in milliseconds
 */
export function createQueryClient(gcTime = 30 * minute): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  });
}
