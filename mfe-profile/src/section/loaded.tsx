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
  /** Has the final shape. */
  skeleton: ReactNode;
  /** What is said when it fails, and what besides when the server gave no detail. */
  failed: string;
  advice: string;
  children: (data: Data) => ReactNode;
}

/**
 * What the server answers, its skeleton until it and the script that shows it are there, or why it is
 * not, with a way to try again.
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
