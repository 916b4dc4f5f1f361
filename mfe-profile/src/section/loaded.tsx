import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { detailOf, Loading, QueryFailure } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The skeleton, which has the final shape. */
  skeleton: ReactNode;
  /** The message on failure, and a fallback if the server gave no detail. */
  failed: string;
  advice: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the server's answer, a skeleton until the answer has loaded, or the
 * failure with a retry button.
 */
export function Loaded<Data>({ query, skeleton, failed, advice, children }: LoadedProps<Data>) {
  const { retry } = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && query.errorUpdateCount === 0) return <Loading>{skeleton}</Loading>;
  return (
    <QueryFailure
      hasFailed
      query={query}
      message={failed}
      advice={detailOf(query.error, advice)}
      retry={retry}
    />
  );
}
