import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorNotice } from '../../ui/index.ts';
import { useSharedTexts } from '../texts/index.ts';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** What could not be loaded. */
  message: string;
  /** Why, or what to do about it. */
  advice?: string | undefined;
  /** The name of the retry button. */
  retry?: string;
  /** Keeps the notice while a query without an earlier answer is retried. */
  hasFailed?: boolean;
}

/** The failure of a query with a retry button; nothing while it has not failed. */
export function QueryFailure(props: QueryFailureProps) {
  const { query, message, advice, retry, hasFailed = query.isError } = props;
  const texts = useSharedTexts();
  if (!hasFailed) return null;
  return (
    <ErrorNotice
      message={message}
      {...(advice !== undefined && { advice })}
      retry={{
        label: retry ?? texts.retry,
        onRetry: () => void query.refetch(),
        isRetrying: query.isFetching,
      }}
    />
  );
}
