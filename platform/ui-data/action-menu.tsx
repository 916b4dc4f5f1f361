import { lazy, Suspense, type ReactNode } from 'react';
import { IconButton, MoreIcon } from '../ui/index.ts';

export interface ActionMenuProps {
  /** Names the button: “Actions for casa”. */
  label: string;
  items: readonly {
    key: string;
    label: string;
    icon?: ReactNode;
    isDangerous?: boolean;
    onSelect: () => void;
  }[];
}

const Body = lazy(() => import('./action-menu-body.tsx'));

/** A button with three dots that opens a list of actions. */
export function ActionMenu(props: ActionMenuProps) {
  return (
    <Suspense fallback={<IconButton label={props.label} icon={<MoreIcon />} disabled />}>
      <Body {...props} />
    </Suspense>
  );
}
