import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './segmented.module.css';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, for assistive technology. */
  label: string;
  /** `lang` of a label that is not in the language of the page. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few visible options, built from native radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.track}>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className={classNames(styles.item, styles.choice)}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
