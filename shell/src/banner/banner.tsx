import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EventPayload } from '@topwords/platform/events';
import {
  classNames,
  CloseIcon,
  ErrorIcon,
  IconButton,
  LearnedIcon,
  Panel,
} from '@topwords/platform/ui';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import styles from './banner.module.css';
import { useTopLayer } from './use-top-layer.ts';

/** How long a message is shown by default, in milliseconds. */
const bannerDuration = 3000;

/** Returns the current message, if any; a new message replaces the previous one. */
function useBanner() {
  const { bus } = useShell();
  const [message, setMessage] = useState<EventPayload<'banner.asked'> | null>(null);

  useEffect(() => bus.subscribe('banner.asked', (asked) => setMessage({ ...asked })), [bus]);

  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(null), message.duration ?? bannerDuration);
    return () => clearTimeout(timer);
  }, [message]);

  return { message, dismiss: () => setMessage(null) };
}

/** Messages of shell and remotes, above any screen or dialog. */
export function Banner() {
  const { message, dismiss } = useBanner();
  const { home, element } = useTopLayer(styles.region);
  const banner = message && (
    <Panel as="span" isFloating className={classNames(styles.banner, styles[message.kind])}>
      {message.kind === 'success' ? <LearnedIcon /> : <ErrorIcon />}
      <span className={styles.text}>{message.message}</span>
      <IconButton label={texts.banner.close} icon={<CloseIcon />} onClick={dismiss} />
    </Panel>
  );
  return (
    <div ref={home}>
      {createPortal(
        <>
          <output>{message?.kind === 'success' && banner}</output>
          {message?.kind === 'error' && <div role="alert">{banner}</div>}
        </>,
        element,
      )}
    </div>
  );
}
