import { useId, useState, type ChangeEvent } from 'react';
import { formatNumber } from '../../i18n/index.ts';
import { IconButton, MinusIcon, PlusIcon } from '../../ui/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import styles from './number-stepper.module.css';

interface NumberStepperProps {
  label: string;
  hint?: string;
  /** Names of the buttons. */
  fewer: string;
  more: string;
  value: number;
  minimum: number;
  maximum: number;
  /** What a button adds or subtracts; 1 by default. */
  step?: number;
  onChange: (value: number) => void;
}

/** A whole number within bounds, with a text field and buttons to step up and down. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, fewer, more, value, minimum, maximum, step = 1, onChange } = props;
  const { host, announcement } = useRemoteServices();
  /** The typed text, while it may not be a valid number yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();

  function clamp(wanted: number): number {
    return Math.min(Math.max(Math.round(wanted), minimum), maximum);
  }

  function turnTo(wanted: number): void {
    const next = clamp(wanted);
    setDraft(null);
    announcement.next(`${label}: ${formatNumber(host.language, next)}`);
    if (next !== value) onChange(next);
  }

  function handleType({ target }: ChangeEvent<HTMLInputElement>): void {
    setDraft(target.value);
    const typed = target.valueAsNumber;
    if (typed === clamp(typed) && typed !== value) onChange(typed);
  }

  function handleLeave(): void {
    const typed = Number(draft ?? '');
    if (draft && Number.isFinite(typed) && clamp(typed) !== value) onChange(clamp(typed));
    setDraft(null);
  }

  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.stepper}>
        <IconButton label={fewer} icon={<MinusIcon />} onClick={() => turnTo(value - step)} />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
          step={1}
          value={draft ?? value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={`numbers ${styles.number}`}
          onChange={handleType}
          onBlur={handleLeave}
        />
        <IconButton label={more} icon={<PlusIcon />} onClick={() => turnTo(value + step)} />
      </div>
    </div>
  );
}
