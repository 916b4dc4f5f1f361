import { useEffect, useState } from 'react';
import type { KeptAnswers } from '@topwords/platform/host';
import { useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useKeptTexts } from './texts/index.ts';

interface Shown {
  kept: KeptAnswers;
  bytes: number;
  maximum: number;
}

/** What this device keeps for use without a network, and its removal; nothing if it keeps nothing. */
export function KeptRow() {
  const { host } = useRemoteServices();
  const texts = useKeptTexts();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let isLeft = false;
    async function load(): Promise<void> {
      const kept = await host.keeping?.open();
      const size = await kept?.size();
      if (kept && size && !isLeft) setShown({ kept, ...size });
    }
    void load();
    return () => {
      isLeft = true;
    };
  }, [host]);

  if (!shown) return null;
  const inMegabytes = new Intl.NumberFormat(host.language, { maximumFractionDigits: 1 });

  async function erase({ kept }: Shown): Promise<void> {
    await kept.erase();
    setShown({ kept, ...(await kept.size()) });
    host.showBanner('success', texts.erased);
  }

  return (
    <SettingRow>
      <SettingText
        label={texts.label}
        hint={texts.hint(
          inMegabytes.format(shown.bytes / 1e6),
          inMegabytes.format(shown.maximum / 1e6),
        )}
      >
        <Button variant="quiet" onClick={() => void erase(shown)}>
          {texts.erase}
        </Button>
      </SettingText>
    </SettingRow>
  );
}
