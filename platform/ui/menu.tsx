import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { MoreIcon } from './icons.ts';
import styles from './menu.module.css';
import { panelClasses } from './panel.tsx';

/** One action of a menu. */
export interface MenuItem {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  /** Deletes or removes something. */
  isDestructive?: boolean;
}

interface MenuProps {
  /** Names the button that opens it. */
  label: string;
  /** Three dots by default. */
  icon?: ReactNode;
  items: readonly MenuItem[];
}

/** Returns the index that a navigation key moves to; undefined for any other key. */
function indexAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A button with a menu: a click or key opens it, arrow keys move through it, Escape closes it. */
export function Menu({ label, icon, items }: MenuProps) {
  const id = useId();
  const anchor = `--menu-${id.replaceAll(/\W/g, '')}`;
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  function entries(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const all = entries();
    const place = all.findIndex((entry) => entry === document.activeElement);
    const next = indexAfter(event.key, place, all.length);
    if (event.key === 'Tab') list.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        icon={icon ?? <MoreIcon />}
        aria-haspopup="menu"
        popoverTarget={id}
        style={{ anchorName: anchor }}
      />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={panelClasses({ isFloating: true }, styles.menu)}
        style={{ positionAnchor: anchor }}
        onKeyDown={handleKeyDown}
        onToggle={(event) => {
          if (event.newState === 'open') entries()[0]?.focus();
        }}
      >
        {items.map(({ label: name, icon: drawing, onSelect, isDestructive = false }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            popoverTarget={id}
            popoverTargetAction="hide"
            className={classNames(styles.item, isDestructive && styles.destructive)}
            onClick={() => {
              // The item hides with its menu, so move the focus to the button: a dialog opened
              // now returns it there.
              opener.current?.focus();
              onSelect();
            }}
          >
            {drawing}
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
