import type { ComponentProps } from 'react';
import { Link } from '../../router/index.ts';
import { buttonClasses } from '../../ui/index.ts';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: Parameters<typeof buttonClasses>[0];
}

/** A link that looks like a button. */
export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClasses(variant, className)} />;
}
