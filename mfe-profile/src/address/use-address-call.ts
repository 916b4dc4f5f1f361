import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { getAccount, getAccountSettings } from '@topwords/platform/contracts';
import { callKey, detailOf, useRemoteServices } from '@topwords/platform/remote';
import { focusField, readValues } from '../section/form-values.ts';
import { useTexts } from '../texts/index.ts';

/** The error of a field. */
interface FieldFault<Field> {
  field: Field;
  message: string;
}

interface AddressCall<Field extends string> {
  fields: readonly Field[];
  /** What is wrong with the values, if anything. */
  findFault: (values: Record<Field, string>) => FieldFault<Field> | undefined;
  send: (values: Record<Field, string>) => Promise<{ detail: string }>;
  /** Errors of the API that belong to a field, by their code. */
  fieldOf: Partial<Record<string, Field>>;
  onDone: () => void;
}

/** A form about the address: says what the API answered, and reports errors beside their fields. */
export function useAddressCall<Field extends string>(call: AddressCall<Field>) {
  const { account } = useTexts();
  const { host, client } = useRemoteServices();
  const [fault, setFault] = useState<FieldFault<Field>>();
  const save = useMutation({
    mutationFn: call.send,
    onSuccess({ detail }) {
      void client.invalidateQueries({ queryKey: callKey(getAccountSettings) });
      void client.invalidateQueries({ queryKey: callKey(getAccount) });
      host.showBanner('success', detail);
      call.onDone();
    },
  });

  function showFault(form: HTMLFormElement, found: FieldFault<Field>): void {
    setFault(found);
    focusField(form, found.field);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const form = event.currentTarget;
    const values = readValues(form, call.fields);
    const found = call.findFault(values);
    setFault(undefined);
    save.reset();
    if (found) {
      showFault(form, found);
      return;
    }
    save.mutate(values, {
      onError(error) {
        const field = isApiFailure(error) ? call.fieldOf[error.code] : undefined;
        if (field) showFault(form, { field, message: detailOf(error, account.unexpected) });
      },
    });
  }

  const mustSignIn = isApiFailure(save.error) && save.error.code === 'sign_in_again';
  const advice = mustSignIn ? account.signInAgain : detailOf(save.error, account.unexpected);
  return {
    isPending: save.isPending,
    handleSubmit,
    /** An error that belongs to no field; undefined if there is none. */
    advice: save.error !== null && fault === undefined ? advice : undefined,
    faultOf: (field: Field) => (fault?.field === field ? fault.message : undefined),
  };
}
