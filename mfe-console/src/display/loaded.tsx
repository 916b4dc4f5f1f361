import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { detailOf } from '@topwords/platform/remote';
import { VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The message on failure. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Shows a query's data once it has loaded; until then a skeleton, or the failure. */
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
