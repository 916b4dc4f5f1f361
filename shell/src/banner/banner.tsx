import { classNames, CloseIcon, ErrorIcon, IconButton, LearnedIcon } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';
import styles from './banner.module.css';
import { useBanner } from './use-banner.ts';

/** The messages of shell and remotes, above whatever screen is shown. */
export function Banner() {
  const { message, dismiss } = useBanner();
  const banner = message && (
    <span className={classNames(styles.banner, styles[message.kind])}>
      {message.kind === 'success' ? <LearnedIcon /> : <ErrorIcon />}
      <span className={styles.text}>{message.message}</span>
      <IconButton label={texts.banner.close} icon={<CloseIcon />} onClick={dismiss} />
    </span>
  );
  return (
    <div className={styles.region}>
      <output>{message?.kind === 'success' && banner}</output>
      {message?.kind === 'error' && <div role="alert">{banner}</div>}
    </div>
  );
}
