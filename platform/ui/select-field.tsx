import { useId, type ComponentProps } from 'react';
import { describedControl, Field, type FieldTexts } from './field.tsx';
import { Select } from './select.tsx';

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'id'>, FieldTexts {}

/** A select with its label. */
export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select {...rest} {...describedControl(id, { hint, error })} />
    </Field>
  );
}
