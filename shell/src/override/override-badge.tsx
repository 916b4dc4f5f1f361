import { useState } from 'react';
import { createPortal } from 'react-dom';
import { endOverride } from '@topwords/platform/contracts';
import { labelInLanguage } from '@topwords/platform/i18n';
import { AlertIcon } from '@topwords/platform/ui';
import { useTopLayer } from '../banner/use-top-layer.ts';
import { useChoices } from '../services/use-choices.ts';
import { reloadPage } from '../browser/reload-page.ts';
import { useShell } from '../services/shell-context.ts';
import { learnerTexts } from '../language/learner-texts.ts';
import { pageLanguage } from '../language/texts.ts';
import styles from './override-badge.module.css';

interface BadgeProps {
  title: string;
  origin: string;
}

function Badge({ title, origin }: BadgeProps) {
  const { api, bus } = useShell();
  const { home, element } = useTopLayer(styles.place);
  const [isPending, setIsPending] = useState(false);
  const { region, running, end, endFailed } = learnerTexts.override;

  async function handleEnd(): Promise<void> {
    setIsPending(true);
    try {
      await api.send(endOverride);
      reloadPage();
    } catch {
      setIsPending(false);
      bus.emit('banner.asked', { kind: 'error', message: endFailed });
    }
  }

  return (
    <div ref={home} className={styles.room}>
      {createPortal(
        <section aria-label={region} className={styles.badge}>
          <AlertIcon />
          <span className={styles.text}>{running(title, new URL(origin).host)}</span>
          <button type="button" disabled={isPending} className={styles.end} onClick={handleEnd}>
            {end}
          </button>
        </section>,
        element,
      )}
    </div>
  );
}

/** Shows that a remote of this page comes from a developer's machine, as long as it does. */
export function OverrideBadge() {
  const { override } = useShell().registry;
  const overridden = useChoices().find(({ role }) => role === 'override');
  if (!overridden || !override) return null;
  const title = labelInLanguage(pageLanguage(), overridden.release.title);
  return <Badge title={title} origin={override.origin} />;
}
