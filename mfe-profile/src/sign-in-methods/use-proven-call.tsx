import { useMutation } from '@tanstack/react-query';
import { detailOf } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { isProofError, useProof } from './use-proof.tsx';

/** A call that may need a proof of identity first: it is asked for, and the call repeated. */
export function useProvenCall<Input, Output>(
  send: (input: Input) => Promise<Output>,
  onDone: (output: Output, input: Input) => void,
) {
  const { account } = useTexts();
  const { repeatWhenProven, dialog } = useProof();
  const call = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error, input) => repeatWhenProven(error, () => call.mutate(input)),
  });
  const isShown = call.error !== null && !isProofError(call.error);
  return {
    run: call.mutate,
    input: call.variables,
    isPending: call.isPending,
    /** Why it failed; undefined if it did not, or if the proof is being asked for. */
    failure: isShown ? detailOf(call.error, account.unexpected) : undefined,
    /** The dialog that asks for the proof, while it does. */
    dialog,
  };
}
