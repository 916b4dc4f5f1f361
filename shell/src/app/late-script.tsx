import { buttonClasses, Panel } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';
import styles from './screen-skeleton.module.css';

/**
 * A link on a prerendered page whose script does not load. CSS alone shows it after a while; it
 * reloads the current address.
 */
export function LateScript() {
  const { screens } = texts;
  return (
    <Panel isPadded className={styles.late}>
      <p>{screens.late}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address is not known before a script runs */}
      <a href="" className={buttonClasses('secondary')}>
        {screens.reload}
      </a>
    </Panel>
  );
}
