import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Options that PageUp and PageDown pass. */
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
  /** Names the box; the list goes by `listLabel`. */
  label: string;
  listLabel: string;
  isDisabled: (value: Value) => boolean;
  onPick: (value: Value) => void;
}

/**
 * The attributes of a box and of the list that belongs to it (ARIA's combobox, always expanded): the
 * box keeps the focus, the keys move through the list, Enter picks, but not while a word is composed.
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
      // By the list, since a document finds nothing in a shadow root.
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
    /** Goes to the top, as the list becomes another. */
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
      // The box keeps the focus while the list is pointed at.
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
