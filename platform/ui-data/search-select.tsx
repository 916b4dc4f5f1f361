import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/index.ts';

export interface SearchSelectProps {
  /** What is chosen here, for assistive technology. */
  label: string;
  /** In the order of the list; `search` holds further texts to be found by, such as an endonym. */
  options: readonly { value: string; label: string; search?: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Shown in the box while one types: “Search languages…”. */
  placeholder: string;
  /** Shown when nothing matches. */
  emptyText: string;
  className?: string;
}

const Body = lazy(() => import('./search-select-body.tsx'));

/** One of many choices, found by typing. Loaded by the screens that have one. */
export function SearchSelect(props: SearchSelectProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" className={props.className} />}>
      <Body {...props} />
    </Suspense>
  );
}
