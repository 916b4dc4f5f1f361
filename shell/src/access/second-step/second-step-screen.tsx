import { useEffect, useRef, useState } from 'react';
import type { SecondStep } from '@topwords/platform/contracts';
import type { SessionState } from '@topwords/platform/session';
import { Button, TextField } from '@topwords/platform/ui';
import { AuthForm } from '../../auth/auth-form.tsx';
import auth from '../../auth/auth-screen.module.css';
import { VisitorHeader } from '../../brand/brand.tsx';
import { useDocumentTitle } from '../../browser/use-document-title.ts';
import { useShell } from '../../services/shell-context.ts';
import { texts } from '../../language/texts.ts';
import { accessTexts } from '../../language/access-texts.ts';
import styles from './second-step.module.css';
import { useSecondStep } from './use-second-step.ts';

/** Asks for what follows the password: an app's code, a passkey, or a recovery code. */
export function SecondStepScreen({ step }: { step: NonNullable<SessionState['second_step']> }) {
  const { session } = useShell();
  const { methods } = step;
  const [method, setMethod] = useState<SecondStep>(methods[0] ?? 'recovery_code');
  const form = useSecondStep(step, method);
  const card = useRef<HTMLDivElement>(null);
  const { heading, explanations, fields, others, submit, cancel } = accessTexts.secondStep;
  useDocumentTitle(texts.titleOf(heading));
  // The person has just sent the form before this one.
  useEffect(() => card.current?.querySelector('input')?.focus(), []);
  return (
    <div className={auth.page}>
      <VisitorHeader />
      <main className={auth.main}>
        <div ref={card} className={auth.card}>
          <h1 className={`headword ${styles.heading}`}>{heading}</h1>
          <p className={styles.explanation}>{explanations[method]}</p>
          <AuthForm key={method} form={form} submit={submit[method]}>
            {method !== 'passkey' && (
              <TextField
                name="code"
                label={fields[method]}
                inputMode={method === 'app' ? 'numeric' : 'text'}
                autoComplete={method === 'app' ? 'one-time-code' : 'off'}
                autoCapitalize="none"
                spellCheck={false}
                error={form.fault || undefined}
              />
            )}
          </AuthForm>
          <div className={styles.others}>
            {methods
              .filter((other) => other !== method)
              .map((other) => (
                <Button key={other} variant="quiet" onClick={() => setMethod(other)}>
                  {others[other]}
                </Button>
              ))}
          </div>
        </div>
        <button type="button" className={auth.toggle} onClick={() => session.cancelSecondStep()}>
          <b>{cancel}</b>
        </button>
      </main>
    </div>
  );
}
