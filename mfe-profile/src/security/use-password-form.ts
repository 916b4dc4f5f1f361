import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { changePassword, getAccountSettings, listSessions } from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import { callKey, detailOf, useRemoteServices } from '@topwords/platform/remote';
import { readValues, focusField } from '../section/form-values.ts';
import { useTexts } from '../texts/index.ts';
import { findPasswordFault, type PasswordFault, type PasswordValues } from './password-fault.ts';

const fields = ['current', 'next', 'confirmation'] as const;

/**
 * Changes the password, or sets the first one, reporting one error at a time beside its field,
 * including a password that the server rejects as wrong.
 */
export function usePasswordForm(hasPassword: boolean, onSaved: () => void) {
  const { account } = useTexts();
  const { host, client } = useRemoteServices();
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const save = useMutation({
    mutationFn: ({ current, next }: PasswordValues) => {
      const proof = hasPassword ? { current_password: current } : {};
      return host.api.send(changePassword, { body: { ...proof, new_password: next } });
    },
    onSuccess() {
      void client.invalidateQueries({ queryKey: callKey(listSessions) });
      void client.invalidateQueries({ queryKey: callKey(getAccountSettings) });
      host.showBanner('success', account.passwordSaved);
      onSaved();
    },
  });

  function showFault(form: HTMLFormElement, found: PasswordFault): void {
    setFault(found);
    focusField(form, found.field);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = findPasswordFault(values, hasPassword, account);
    setFault(null);
    save.reset();
    if (found) {
      showFault(form, found);
      return;
    }
    save.mutate(values, {
      onError(error) {
        if (!isApiFailure(error) || error.code !== 'password_wrong') return;
        showFault(form, { field: 'current', message: error.detail });
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
    faultOf: (field: PasswordFault['field']) =>
      fault?.field === field ? fault.message : undefined,
  };
}
