import { createPortal } from 'react-dom';
import {
  classNames,
  CloseIcon,
  ErrorIcon,
  IconButton,
  LearnedIcon,
  Panel,
} from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';
import styles from './banner.module.css';
import { useBanner } from './use-banner.ts';
import { useTopLayer } from './use-top-layer.ts';

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
