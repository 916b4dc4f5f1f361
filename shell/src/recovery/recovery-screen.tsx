import { VisitorHeader } from '../brand/brand.tsx';
import auth from '../auth/auth-screen.module.css';
import { AskForm } from './ask-form.tsx';
import { resetPath, type RecoveryPath } from '../services/recovery-paths.ts';
import { ResetForm } from './reset-form.tsx';

/** Asks for a mailed link or, at the link's own address, sets a new password. */
export function RecoveryScreen({ path }: { path: RecoveryPath }) {
  return (
    <div className={auth.page}>
      <VisitorHeader />
      <main className={auth.main}>{path === resetPath ? <ResetForm /> : <AskForm />}</main>
    </div>
  );
}
