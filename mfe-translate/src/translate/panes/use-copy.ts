import { useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { usePaneTexts } from '../../texts/pane-texts.ts';

/** How long a button shows that its text was copied, in milliseconds. */
const shownFor = 2000;

/** Copies a text, and tells whether it is this one that was copied a moment ago. */
export function useCopy(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const { host, announcement } = useServices();
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
        // Pages that were not served safely have no clipboard: that is a failure like any other.
        await navigator.clipboard.writeText(text);
        setCopied(text);
        announcement.next(translate.copied);
      } catch {
        host.showBanner('error', translate.copyFailed);
      }
    },
  };
}
