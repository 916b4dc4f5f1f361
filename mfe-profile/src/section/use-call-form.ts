import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { detailOf } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { focusField, readValues } from './form-values.ts';

/** The error of a field. */
interface FieldFault<Field> {
  field: Field;
  message: string;
}

interface CallForm<Field extends string, Output> {
  fields: readonly Field[];
  /** The first error of the values; null or undefined if there is none. */
  findFault: (values: Record<Field, string>) => FieldFault<Field> | null | undefined;
  send: (values: Record<Field, string>) => Promise<Output>;
  /** The fields of errors that the server reports, by the error's code. */
  fieldOfError: Partial<Record<string, Field>>;
  onSuccess: (output: Output) => void;
}

/**
 * A form that makes one call. Reports one error at a time beside its field, including those that
 * the server finds.
 */
export function useCallForm<Field extends string, Output>({
  fields,
  findFault,
  send,
  fieldOfError,
  onSuccess,
}: CallForm<Field, Output>) {
  const { account } = useTexts();
  const [fault, setFault] = useState<FieldFault<Field> | null>(null);
  const save = useMutation({ mutationFn: send, onSuccess });

  function showFault(form: HTMLFormElement, found: FieldFault<Field>): void {
    setFault(found);
    focusField(form, found.field);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = findFault(values);
    setFault(null);
    save.reset();
    if (found) {
      showFault(form, found);
      return;
    }
    save.mutate(values, {
      onError(error) {
        const field = isApiFailure(error) ? fieldOfError[error.code] : undefined;
        if (field) showFault(form, { field, message: detailOf(error, account.unexpected) });
      },
    });
  }

  const isElsewhere = save.error !== null && fault === null;
  const mustSignIn = isApiFailure(save.error) && save.error.code === 'sign_in_again';
  const advice = mustSignIn ? account.signInAgain : detailOf(save.error, account.unexpected);
  return {
    isPending: save.isPending,
    handleSubmit,
    /** An error that belongs to no field; undefined if there is none. */
    advice: isElsewhere ? advice : undefined,
    faultOf: (field: Field) => (fault?.field === field ? fault.message : undefined),
  };
}
