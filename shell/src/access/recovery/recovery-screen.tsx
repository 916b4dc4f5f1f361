import type { ComponentType } from 'react';
import { VisitorHeader } from '../../brand/brand.tsx';
import auth from '../../auth/auth-screen.module.css';
import {
  askPath,
  confirmPath,
  leavePath,
  remindersPath,
  resetPath,
  type RecoveryPath,
} from '../../services/recovery-paths.ts';
import { AskForm } from './ask-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { RemindersForm } from './reminders-form.tsx';
import { ResetForm } from './reset-form.tsx';

const forms: Record<RecoveryPath, ComponentType> = {
  [askPath]: AskForm,
  [resetPath]: ResetForm,
  [confirmPath]: ConfirmForm,
  [leavePath]: LeaveForm,
  [remindersPath]: RemindersForm,
};

/** Asks for a mailed link or, at such a link, does what it is for. */
export function RecoveryScreen({ path }: { path: RecoveryPath }) {
  const Form = forms[path];
  return (
    <div className={auth.page}>
      <VisitorHeader />
      <main className={auth.main}>
        <Form />
      </main>
    </div>
  );
}
