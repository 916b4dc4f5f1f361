import { useId, useState, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedControl, Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import { IconButton } from './icon-button.tsx';
import { HideIcon, ShowIcon } from './icons.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** Names of the button that shows and hides a password; without them there is no such button. */
  reveal?: { show: string; hide: string };
}

/** A single-line text field with its label. Passes on all props of `<input>`. */
export function TextField({
  label,
  hint,
  error,
  reveal,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...describedControl(id, { hint, error })}
        type={reveal && isShown ? 'text' : type}
        className={classNames(styles.control, reveal && styles.withToggle, className)}
      />
      {reveal && (
        <IconButton
          className={styles.toggle}
          label={isShown ? reveal.hide : reveal.show}
          icon={isShown ? <HideIcon /> : <ShowIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      )}
    </Field>
  );
}
