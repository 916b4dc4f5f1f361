import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../section/loaded.tsx';
import { TitledPanel } from '../section/section.tsx';
import { useTexts } from '../texts/index.ts';

interface QueryPanelProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  /** The skeleton, which has the final shape. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
  /** Content above, which needs no answer. */
  intro?: ReactNode;
}

/** One of the statistics on its own surface, once the server has answered. */
export function QueryPanel<Data>({ title, intro, ...rest }: QueryPanelProps<Data>) {
  const { statistics } = useTexts();
  return (
    <TitledPanel title={title}>
      {intro}
      <Loaded {...rest} failed={statistics.failed} advice={statistics.error} />
    </TitledPanel>
  );
}
