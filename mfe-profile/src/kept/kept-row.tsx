import { useMutation, useQuery } from '@tanstack/react-query';
import { useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { LoadedRow } from '../section/loaded.tsx';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';

interface Size {
  bytes: number;
  maximum: number;
}

const queryKey = ['kept on this device'];

/** Reads how much this device keeps; null if it can keep nothing. */
function useMeasure() {
  const { host } = useRemoteServices();
  return useQuery<Size | null>({
    queryKey,
    queryFn: async () => {
      const kept = await host.keeping?.open();
      return kept ? kept.size() : null;
    },
    staleTime: 0,
  });
}

/** Erases what this device keeps, and measures again. */
function useErase() {
  const { kept: texts } = useTexts().account;
  const { host, client } = useRemoteServices();
  return useMutation({
    async mutationFn() {
      const kept = await host.keeping?.open();
      if (!kept) throw new Error('The kept answers could not be opened');
      await kept.erase();
    },
    onSuccess: () => host.showBanner('success', texts.erased),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function Kept({ bytes, maximum }: Size) {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const erase = useErase();
  const { kept: texts } = account;
  const format = new Intl.NumberFormat(host.language, { maximumFractionDigits: 1 });
  const megabytes = (count: number) => format.format(count / 1e6);
  const failure = erase.isError ? `${texts.eraseFailed} ${account.unexpected}` : undefined;
  return (
    <SettingRow failure={failure}>
      <SettingText label={texts.label} hint={texts.hint(megabytes(bytes), megabytes(maximum))}>
        <Button variant="quiet" isPending={erase.isPending} onClick={() => erase.mutate()}>
          {texts.erase}
        </Button>
      </SettingText>
    </SettingRow>
  );
}

/** What this device keeps for use without a network, and its removal; nothing if it can keep nothing. */
export function KeptRow() {
  const { kept: texts } = useTexts().account;
  const query = useMeasure();
  // Until the first answer it is unknown whether there is a row; a retry keeps it.
  if (query.data === null || (query.isPending && query.errorUpdateCount === 0)) return null;
  return (
    <LoadedRow query={query} failed={texts.sizeFailed}>
      {(size) => size && <Kept {...size} />}
    </LoadedRow>
  );
}
