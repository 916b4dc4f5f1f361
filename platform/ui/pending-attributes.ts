import type { ComponentProps, MouseEvent } from 'react';

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * Returns the attributes of a button while its action is pending: `disabled` would make it lose the
 * focus.
 */
export function pendingAttributes(
  isPending: boolean,
  onClick: ComponentProps<'button'>['onClick'],
) {
  return isPending ? { 'aria-disabled': true, 'aria-busy': true, onClick: refuse } : { onClick };
}
