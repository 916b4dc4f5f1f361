import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';

interface TitleProps {
  children: string;
  className?: string | undefined;
}

/** The title of a screen on which it would be superfluous for the eye. */
export function HiddenTitle({ children }: Pick<TitleProps, 'children'>) {
  return (
    <h1>
      <VisuallyHidden>{children}</VisuallyHidden>
    </h1>
  );
}

/** The title of what replaces a screen without a change of path: it takes the focus, so that it is read out. */
export function FocusedTitle({ children, className }: TitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={title} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
