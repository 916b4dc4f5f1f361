import { useHost } from '@topwords/platform/host';
import { IconButton, ShareIcon } from '@topwords/platform/ui';
import { useAsked } from '../asked-word/asked-context.ts';
import { addressOfAsked } from '../asked-word/asked-word.ts';
import { useTexts } from '../texts/index.ts';

function isCanceled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Shares a link that opens the same word, with the system's share sheet or else by copying it. */
export function ShareButton() {
  const { screen } = useTexts();
  const { showBanner } = useHost();
  const asked = useAsked();
  const url = new URL(addressOfAsked(asked), location.href).href;

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showBanner('success', screen.linkCopied);
    } catch {
      showBanner('error', screen.shareFailed);
    }
  }

  async function share(): Promise<void> {
    if (!('share' in navigator)) return copyLink();
    try {
      await navigator.share({ title: screen.shareTitle(asked.text), url });
    } catch (error) {
      if (!isCanceled(error)) await copyLink();
    }
    return undefined;
  }

  return <IconButton label={screen.share} icon={<ShareIcon />} onClick={share} />;
}
