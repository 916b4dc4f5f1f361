import { useState, type FormEvent } from 'react';
import { takeSecondStep, type SecondStep } from '@topwords/platform/contracts';
import { useObservable } from '@topwords/platform/rx';
import { noticeDuration, type SessionState } from '@topwords/platform/session';
import { answerChallenge } from '../passkey/passkey-flow.ts';
import { useShell } from '../../services/shell-context.ts';
import { accessTexts } from '../../language/access-texts.ts';

type Step = NonNullable<SessionState['second_step']>;

/** The form of the second step: a code, or a passkey. */
export function useSecondStep({ ticket }: Step, method: SecondStep) {
  const { api, bus, session } = useShell();
  const { login_pending } = useObservable(session.state);
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');

  /** What proves the step; undefined if the person has yet to give it. */
  async function proofOf(form: HTMLFormElement) {
    if (method === 'passkey') {
      const passkey = await answerChallenge({ api });
      return passkey && { passkey };
    }
    const given = new FormData(form).get('code');
    const code = typeof given === 'string' ? given.trim() : '';
    const isWellFormed = method === 'app' ? /^\d{3}\s?\d{3}$/.test(code) : code !== '';
    if (isWellFormed) return method === 'app' ? { code } : { recovery_code: code };
    setFault(accessTexts.secondStep.faults[method]);
    form.querySelector('input')?.focus();
    return undefined;
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (login_pending) return;
    setFailure('');
    const proof = await proofOf(form);
    if (proof === undefined) return;
    const body = { ticket, ...proof };
    const hasSucceeded = await session.loginWith(() => api.send(takeSecondStep, { body }));
    const message = session.state.value.login_message;
    const kind = hasSucceeded ? 'success' : 'error';
    bus.emit('banner.asked', { kind, message, duration: noticeDuration });
    if (hasSucceeded) return;
    setFailure(message);
    form.querySelector('input')?.focus();
  }

  return {
    fault,
    failure,
    isPending: login_pending,
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
