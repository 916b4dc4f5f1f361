import { useEffect, useState } from 'react';
import { useRemoteServices } from '@topwords/platform/remote';
import { usePaneTexts } from '../../texts/pane-texts.ts';

/** How long a button shows that its text was copied, in milliseconds. */
const shownFor = 2000;

/** Copies a text, and reports whether this text was just copied. */
export function useCopy(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const { host, announcement } = useRemoteServices();
  const { translate } = usePaneTexts();
  const [copied, setCopied] = useState<string | null>(null);

  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  return {
    isCopied: copied === text,
    async copy() {
      try {
        // Pages in an insecure context have no clipboard: a failure like any other.
        await navigator.clipboard.writeText(text);
        setCopied(text);
        announcement.next(translate.copied);
      } catch {
        host.showBanner('error', translate.copyFailed);
      }
    },
  };
}
