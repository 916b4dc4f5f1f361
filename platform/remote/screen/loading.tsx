import type { ReactNode } from 'react';
import { useHost } from '../../host/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { textsFor } from '../texts/index.ts';

interface LoadingProps {
  /** Skeletons in the shape of what is loading. */
  children: ReactNode;
  className?: string | undefined;
}

/** A region that is loading. */
export function Loading({ children, className }: LoadingProps) {
  const { loading } = textsFor(useHost());
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {children}
    </div>
  );
}
