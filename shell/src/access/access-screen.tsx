import type { SessionState } from '@topwords/platform/session';
import { isRecoveryPath } from '../services/recovery-paths.ts';
import { RecoveryScreen } from './recovery/recovery-screen.tsx';
import { SecondStepScreen } from './second-step/second-step-screen.tsx';

interface AccessScreenProps {
  path: string;
  /** The second step that a sign-in waits for, on any other path than those of recovery. */
  step: SessionState['second_step'];
}

/** A screen of recovery, or the second step of signing in. */
export function AccessScreen({ path, step }: AccessScreenProps) {
  if (isRecoveryPath(path)) return <RecoveryScreen path={path} />;
  return step && <SecondStepScreen step={step} />;
}
