import { isApiFailure } from '@topwords/platform/client';
import { useState, type FormEvent } from 'react';
import { findFault, type AuthField } from '../../auth/find-fault.ts';
import { useShell } from '../../services/shell-context.ts';
import { texts } from '../../language/texts.ts';
import { accessTexts } from '../../language/access-texts.ts';

/** Whether the form waits for input, for an answer, or is done. */
type Phase = 'open' | 'pending' | 'done';

/**
 * A form with one field. `send` makes its call; a failure is shown below the field, and in the
 * banner.
 */
export function useRecoveryForm(field: AuthField, send: (value: string) => Promise<void>) {
  const { bus } = useShell();
  const [phase, setPhase] = useState<Phase>('open');
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');

  function show(message: string): void {
    bus.emit('banner.asked', { kind: 'error', message });
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (phase === 'pending') return;
    const given = new FormData(form).get(field);
    const value = typeof given === 'string' ? given : '';
    setFailure('');
    if (findFault([field], { [field]: value } as Record<AuthField, string>)) {
      setFault(texts.auth.faults[field]);
      show(texts.auth.faults[field]);
      const control = form.elements.namedItem(field);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setPhase('pending');
    try {
      await send(value);
      setPhase('done');
    } catch (error) {
      const message =
        isApiFailure(error) && error.status < 500 ? error.detail : accessTexts.unreachable;
      setPhase('open');
      setFailure(message);
      show(message);
    }
  }

  return {
    phase,
    fault,
    failure,
    isPending: phase === 'pending',
    reopen: () => setPhase('open'),
    formEvents: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput() {
        setFault('');
        setFailure('');
      },
    },
  };
}
