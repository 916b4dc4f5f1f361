import { useState, type ReactNode } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { ProveDialog } from './prove-dialog.tsx';

/** Whether a call needs a proof of identity first. */
export function isProofError(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'proof_required';
}

/** Has the learner prove their identity when the API asks for it, and then repeats the call. */
export function useProof(): {
  /** For a mutation's `onError`: whether the error is dealt with here. */
  repeatWhenProven: (error: unknown, repeat: () => void) => boolean;
  dialog: ReactNode;
} {
  const [repeat, setRepeat] = useState<{ call: () => void } | null>(null);

  return {
    repeatWhenProven(error, call) {
      if (isProofError(error)) setRepeat({ call });
      return isProofError(error);
    },
    dialog: repeat && (
      <ProveDialog
        onProven={() => {
          setRepeat(null);
          repeat.call();
        }}
        onClose={() => setRepeat(null)}
      />
    ),
  };
}
