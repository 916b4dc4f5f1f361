import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedControl, Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import { ExpandIcon } from './icons.ts';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldTexts {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; its value is `''`. */
  placeholder?: string;
}

/** The browser's own select with its label. Everything a `<select>` takes is passed on. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        {...describedControl(id, { hint, error })}
        className={classNames(styles.control, styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ExpandIcon className={styles.arrow} />
    </Field>
  );
}
