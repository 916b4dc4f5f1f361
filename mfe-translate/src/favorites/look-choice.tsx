import type { ReactNode } from 'react';
import styles from './look-choice.module.css';

interface LookChoiceProps<Look extends string> {
  /** Groups the radio buttons. */
  group: string;
  legend: string;
  /** The name of each look. */
  names: Record<Look, string>;
  chosen: Look;
  onChoose: (look: Look) => void;
  renderLook: (look: Look) => ReactNode;
}

/** Looks that a category may have: its colours, or its icons. */
export function LookChoice<Look extends string>(props: LookChoiceProps<Look>) {
  const { group, legend, names, chosen, onChoose, renderLook } = props;
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {(Object.keys(names) as Look[]).map((look) => (
          <label key={look} title={names[look]} className={styles.look}>
            <input
              type="radio"
              name={group}
              aria-label={names[look]}
              checked={chosen === look}
              onChange={() => onChoose(look)}
            />
            {renderLook(look)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
