import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { ExpandIcon } from './icons.ts';
import styles from './select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** `lang` of a label that is not in the language of the page. */
  options: readonly { value: string; label: string; lang?: string }[];
  /** Shown while nothing is chosen; its value is `''`. */
  placeholder?: string | undefined;
}

/** The native select. Passes on all props of `<select>`. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={classNames(styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      <ExpandIcon className={styles.arrow} />
    </span>
  );
}
