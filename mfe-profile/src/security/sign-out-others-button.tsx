import { useMutation } from '@tanstack/react-query';
import { endOtherSessions, listSessions } from '@topwords/platform/contracts';
import { callKey, detailOf, useRemoteServices } from '@topwords/platform/remote';
import { Button, ErrorNotice } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

/** Signs out every browser but this one. */
export function SignOutOthersButton({ className }: { className: string | undefined }) {
  const { account } = useTexts();
  const { host, client } = useRemoteServices();
  const end = useMutation({
    mutationFn: () => host.api.send(endOtherSessions),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: callKey(listSessions) });
      host.showBanner('success', account.othersEnded);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        isPending={end.isPending}
        onClick={() => end.mutate()}
      >
        {account.endOthers}
      </Button>
      {end.error && (
        <ErrorNotice
          message={account.everywhereFailed}
          advice={detailOf(end.error, account.unexpected)}
        />
      )}
    </>
  );
}
