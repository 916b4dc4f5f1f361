import type { ComponentProps, MouseEvent } from 'react';

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/** What a button has while its action is under way: `disabled` would take the focus from it. */
export function pendingAttributes(
  isPending: boolean,
  onClick: ComponentProps<'button'>['onClick'],
) {
  return isPending ? { 'aria-disabled': true, 'aria-busy': true, onClick: refuse } : { onClick };
}
