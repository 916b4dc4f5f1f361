import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { detailOf } from '@topwords/platform/remote';
import { ErrorNotice, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

function Pending({ skeleton }: { skeleton: ReactNode }) {
  const { loading } = useTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {skeleton}
    </div>
  );
}

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
 * Shows the server's answer, a skeleton until the answer and its component have loaded, or the
 * failure with a retry button.
 */
export function Loaded<Data>({ query, skeleton, failed, advice, children }: LoadedProps<Data>) {
  const { retry } = useTexts();
  if (query.data !== undefined) {
    return <Suspense fallback={<Pending skeleton={skeleton} />}>{children(query.data)}</Suspense>;
  }
  if (query.isPending && query.errorUpdateCount === 0) return <Pending skeleton={skeleton} />;
  return (
    <ErrorNotice
      message={failed}
      advice={detailOf(query.error, advice)}
      retry={{
        label: retry,
        onRetry: () => void query.refetch(),
        isRetrying: query.isFetching,
      }}
    />
  );
}
