import { useId } from 'react';
import styles from './setting-switch.module.css';

interface SettingSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off; clicking anywhere in the row toggles it. */
export function SettingSwitch({ label, hint, isOn, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className={styles.switch}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
