import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { detailOf, Loading, QueryFailure } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { SettingRow, SettingSkeleton } from './setting-row.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The skeleton, which has the final shape. */
  skeleton: ReactNode;
  /** The message on failure. */
  failed: string;
  /** What to do if the server gave no detail; to try again by default. */
  advice?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the server's answer, a skeleton until the answer has loaded, or the
 * failure with a retry button.
 */
export function Loaded<Data>({ query, skeleton, failed, advice, children }: LoadedProps<Data>) {
  const { account, retry } = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && query.errorUpdateCount === 0) return <Loading>{skeleton}</Loading>;
  return (
    <QueryFailure
      hasFailed
      query={query}
      message={failed}
      advice={detailOf(query.error, advice ?? account.unexpected)}
      retry={retry}
    />
  );
}

interface LoadedRowProps<Data> extends Omit<LoadedProps<Data>, 'skeleton'> {
  /** The rows of settings that the answer is shown in. */
  rows?: 1 | 2;
}

/** The same for rows of settings. */
export function LoadedRow<Data>({ rows = 1, children, ...rest }: LoadedRowProps<Data>) {
  const { data } = rest.query;
  if (data !== undefined) return children(data);
  return (
    <SettingRow>
      <Loaded {...rest} skeleton={<SettingSkeleton rows={rows} />}>
        {() => null}
      </Loaded>
    </SettingRow>
  );
}
