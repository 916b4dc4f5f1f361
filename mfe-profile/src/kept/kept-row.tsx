import { useEffect, useState } from 'react';
import { useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';

/** What this device keeps for use without a network, and its removal; nothing if it keeps nothing. */
export function KeptRow() {
  const { host } = useRemoteServices();
  const { kept: texts } = useTexts().account;
  /** Bytes that are kept, and at most. */
  const [size, setSize] = useState<readonly number[] | null>(null);

  async function measure(isErased = false): Promise<void> {
    const kept = await host.keeping?.open();
    if (!kept) return;
    if (isErased) {
      await kept.erase();
      host.showBanner('success', texts.erased);
    }
    const { bytes, maximum } = await kept.size();
    setSize([bytes, maximum]);
  }

  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => void measure(), []);

  if (!size) return null;
  const format = new Intl.NumberFormat(host.language, { maximumFractionDigits: 1 });
  const [used = '', maximum = ''] = size.map((bytes) => format.format(bytes / 1e6));
  return (
    <SettingRow>
      <SettingText label={texts.label} hint={texts.hint(used, maximum)}>
        <Button variant="quiet" onClick={() => void measure(true)}>
          {texts.erase}
        </Button>
      </SettingText>
    </SettingRow>
  );
}
