import { lazy, Suspense, type ReactNode } from 'react';
import { useHasBeen } from './use-has-been.ts';

export interface SheetProps {
  title: string;
  isOpen: boolean;
  /** Escape, the cross, or a click beside it. */
  onClose: () => void;
  children: ReactNode;
}

const Body = lazy(() => import('./sheet-body.tsx'));

/** A second surface over the screen: from below on phones, from the right on wide screens. */
export function Sheet(props: SheetProps) {
  if (!useHasBeen(props.isOpen)) return null;
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
