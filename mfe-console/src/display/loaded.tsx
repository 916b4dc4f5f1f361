import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { detailOf } from '@topwords/platform/remote';
import { VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What failed, for a person. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a query answers once it is there; until then its shape, or why there is nothing. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  const texts = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Alert
        type="error"
        showIcon
        title={failed}
        description={detailOf(query.error, texts.advice)}
        action={
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        }
      />
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton active={false} />
    </div>
  );
}
