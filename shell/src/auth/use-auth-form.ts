import { useState, type FormEvent } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { noticeDuration } from '@topwords/platform/session';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import { findFault, type AuthField } from './find-fault.ts';
import { typedBefore } from './typed-before.ts';

/** How long the banner shows a validation error, in milliseconds. */
const validationDuration = 1000;

interface AuthFormOptions<Field extends AuthField> {
  fields: readonly Field[];
  /** Makes the call; resolves to whether it succeeded and leaves its message in the session. */
  send: (values: Record<Field, string>) => Promise<boolean>;
  /** How long the banner shows a failure; the banner's default if omitted. */
  failureDuration?: number;
}

function valuesOf<Field extends AuthField>(form: HTMLFormElement, fields: readonly Field[]) {
  const data = new FormData(form);
  const entries = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

function focusControl(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Behaviour shared by sign-in and registration: one validation error at a time, one call at a time.
 */
export function useAuthForm<Field extends AuthField>(options: AuthFormOptions<Field>) {
  const { bus, session } = useShell();
  const { login_pending, is_auth } = useObservable(session.state);
  const [fault, setFault] = useState<Field | null>(null);
  const [failure, setFailure] = useState('');
  const [before] = useState(() => typedBefore(options.fields));

  async function submit(form: HTMLFormElement): Promise<void> {
    const { login_pending, is_auth } = session.state.value;
    if (login_pending || is_auth) return;
    const values = valuesOf(form, options.fields);
    const found = findFault(options.fields, values);
    setFault(found ?? null);
    setFailure('');
    if (found) {
      const message = texts.auth.faults[found];
      bus.emit('banner.asked', { kind: 'error', message, duration: validationDuration });
      focusControl(form, found);
      return;
    }
    const hasSucceeded = await options.send(values);
    const message = session.state.value.login_message;
    if (hasSucceeded) {
      bus.emit('banner.asked', { kind: 'success', message, duration: noticeDuration });
    } else if (message !== '') {
      setFailure(message);
      bus.emit('banner.asked', { kind: 'error', message, duration: options.failureDuration });
    }
  }

  return {
    isPending: login_pending || is_auth,
    failure,
    field: (name: Field) => ({
      name,
      label: texts.auth[name],
      defaultValue: before[name].value,
      autoFocus: before[name].hasFocus,
      error: fault === name ? texts.auth.faults[name] : undefined,
    }),
    formEvents: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      /** An error stays next to its field until the field is edited. */
      onInput(event: FormEvent<HTMLFormElement>) {
        setFailure('');
        const { target } = event;
        if (target instanceof HTMLElement && target.getAttribute('name') === fault) {
          setFault(null);
        }
      },
    },
  };
}
