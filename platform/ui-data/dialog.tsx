import { lazy, Suspense, type ReactNode } from 'react';
import { useHasBeen } from './use-has-been.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Escape, the cross, or a click beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Its buttons, the primary one last. */
  footer?: ReactNode;
}

const Body = lazy(() => import('./dialog-body.tsx'));

/** A question that must be answered or closed first; loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  if (!useHasBeen(props.isOpen)) return null;
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
