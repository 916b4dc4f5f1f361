import { useMutation, useQuery } from '@tanstack/react-query';
import type { KeptAnswers } from '@topwords/platform/host';
import { useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { LoadedRow } from '../section/loaded.tsx';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';

interface Measured {
  kept: KeptAnswers;
  bytes: number;
  maximum: number;
}

const queryKey = ['kept'];

/** Reads how much this device keeps; null if it can keep nothing. */
function useMeasure() {
  const { host } = useRemoteServices();
  return useQuery<Measured | null>({
    queryKey,
    async queryFn() {
      const kept = await host.keeping?.open();
      return kept ? { kept, ...(await kept.size()) } : null;
    },
    staleTime: 0,
  });
}

function Kept({ kept, bytes, maximum }: Measured) {
  const { kept: texts } = useTexts().account;
  const { host, client } = useRemoteServices();
  const erase = useMutation({
    mutationFn: () => kept.erase(),
    onSuccess: () => host.showBanner('success', texts.erased),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const format = new Intl.NumberFormat(host.language, { maximumFractionDigits: 1 });
  const [used = '', most = ''] = [bytes, maximum].map((count) => format.format(count / 1e6));
  return (
    <SettingRow failure={erase.error ? texts.eraseFailed : undefined}>
      <SettingText label={texts.label} hint={texts.hint(used, most)}>
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
  if (!query.data && !query.errorUpdateCount) return null;
  return (
    <LoadedRow query={query} failed={texts.sizeFailed}>
      {(measured) => measured && <Kept {...measured} />}
    </LoadedRow>
  );
}
