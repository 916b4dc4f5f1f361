import type { ReactNode } from 'react';
import { ChoiceChip, classNames } from '../../ui/index.ts';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string | number> {
  /** What is chosen here, for assistive technology. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A choice of one among some chips. */
export function ChoiceChips<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  className,
}: ChoiceChipsProps<Value>) {
  return (
    <fieldset aria-label={label} className={classNames(styles.chips, className)}>
      {options.map((option) => (
        <ChoiceChip
          key={option.value}
          isChosen={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
