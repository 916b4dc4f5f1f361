import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Number of options that PageUp and PageDown skip. */
const page = 8;

const steps = new Map(
  Object.entries<(present: number, last: number) => number>({
    ArrowDown: (present, last) => (present === last ? 0 : present + 1),
    ArrowUp: (present, last) => (present <= 0 ? last : present - 1),
    PageDown: (present, last) => Math.min(present + page, last),
    PageUp: (present) => Math.max(present - page, 0),
    Home: () => 0,
    End: (_present, last) => last,
  }),
);

interface ComboboxOptions<Value extends string> {
  /** The list, in its order. */
  values: readonly Value[];
  chosen: Value;
  /** Name of the box; the list has `listLabel`. */
  label: string;
  listLabel: string;
  isDisabled: (value: Value) => boolean;
  onPick: (value: Value) => void;
}

/**
 * Returns the attributes of a box and its list (ARIA's combobox, always expanded): the box keeps
 * the focus, keys move through the list, and Enter picks, but not during IME composition.
 */
export function useCombobox<Value extends string>({
  values,
  chosen,
  label,
  listLabel,
  isDisabled,
  onPick,
}: ComboboxOptions<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(Math.max(values.indexOf(chosen), 0));
  const active = values[index];
  const idOf = (value: Value) => `${id}-${value}`;
  const activeId = active === undefined ? undefined : idOf(active);

  useEffect(() => {
    if (activeId !== undefined) {
      // Search in the list, since the document cannot see into a shadow root.
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  function pick(value: Value | undefined): void {
    if (value !== undefined && !isDisabled(value)) onPick(value);
  }

  function handleKey(event: KeyboardEvent): void {
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === 229 || values.length === 0) return;
    const step = steps.get(event.key);
    if (step) setIndex(step(index, values.length - 1));
    else if (event.key === 'Enter') pick(active);
    else return;
    event.preventDefault();
  }

  return {
    /** Moves to the top when the list changes. */
    restart: () => setIndex(0),
    boxProps: {
      role: 'combobox',
      'aria-label': label,
      'aria-expanded': true,
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      onKeyDown: handleKey,
    } as const,
    listProps: {
      ref: list,
      id: `${id}-list`,
      role: 'listbox',
      'aria-label': listLabel,
      // Keeps the focus in the box when the list is clicked.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    groupProps: (name: string) =>
      ({ role: 'group', 'aria-labelledby': `${id}-group-${name}` }) as const,
    groupLabelProps: (name: string) => ({ id: `${id}-group-${name}` }),
    optionProps: (value: Value) =>
      ({
        id: idOf(value),
        role: 'option',
        'aria-selected': value === chosen,
        'aria-disabled': isDisabled(value) || undefined,
        'data-active': value === active || undefined,
        onClick: () => pick(value),
      }) as const,
  };
}
