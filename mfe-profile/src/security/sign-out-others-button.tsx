import { endOtherSessions, listSessions } from '@topwords/platform/contracts';
import { callKey, useRemoteServices } from '@topwords/platform/remote';
import { Button, ErrorNotice } from '@topwords/platform/ui';
import { useProvenCall } from '../sign-in-methods/use-proven-call.tsx';
import { useTexts } from '../texts/index.ts';

/** Signs out every browser but this one. */
export function SignOutOthersButton({ className }: { className: string | undefined }) {
  const { account } = useTexts();
  const { host, client } = useRemoteServices();
  const end = useProvenCall(
    () => host.api.send(endOtherSessions),
    () => {
      void client.invalidateQueries({ queryKey: callKey(listSessions) });
      host.showBanner('success', account.othersEnded);
    },
  );
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        isPending={end.isPending}
        onClick={() => end.run(undefined)}
      >
        {account.endOthers}
      </Button>
      {end.failure !== undefined && (
        <ErrorNotice message={account.everywhereFailed} advice={end.failure} />
      )}
      {end.dialog}
    </>
  );
}
