import { buttonClasses, Panel } from '@topwords/platform/ui';
import { texts } from '../texts/index.ts';
import styles from './screen-skeleton.module.css';

/**
 * The way on from a painted page whose script does not come. It shows itself after a while, by
 * styles alone, and leads to the address at which the page is.
 */
export function LateScript() {
  const { screens } = texts;
  return (
    <Panel isPadded className={styles.late}>
      <p>{screens.late}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- no script knows the address yet */}
      <a href="" className={buttonClasses('secondary')}>
        {screens.reload}
      </a>
    </Panel>
  );
}
