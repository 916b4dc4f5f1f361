import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';
import { useHost } from '../../host/index.ts';
import { sharedTextsFor } from '../texts/index.ts';

interface LoadingProps {
  /** Skeletons in the shape of what is loading. */
  children: ReactNode;
  className?: string | undefined;
}

/** A region that is loading. */
export function Loading({ children, className }: LoadingProps) {
  const { loading } = sharedTextsFor(useHost());
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {children}
    </div>
  );
}
