import { Button, Dialog, DialogActions } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import type { Action } from './action-of.ts';
import styles from './shortcut-sheet.module.css';

/** Apple keyboards label their keys differently. */
function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

function combinations(): [action: Action | 'clear', keys: string[]][] {
  const [alt, control] = isApple() ? ['⌥', '⌘'] : ['Alt', 'Ctrl'];
  return [
    ['translate', [control, 'Enter']],
    ['swap', [alt, 'S']],
    ['copy', [alt, 'C']],
    ['play', [alt, 'P']],
    ['favorite', [alt, 'F']],
    ['tutor', [alt, 'A']],
    ['clear', ['Esc']],
    ['help', ['?']],
  ];
}

/** The list of shortcuts. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useTexts().translate;
  return (
    <Dialog isSheet heading={shortcuts.title} onClose={onClose}>
      <dl className={styles.list}>
        {combinations().map(([action, keys]) => (
          <div key={action} className={styles.row}>
            <dt>{shortcuts[action]}</dt>
            <dd className={styles.keys}>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' + '}
                  <kbd className={styles.key}>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {isApple() && <p className={styles.hint}>{shortcuts.appleHint}</p>}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {shortcuts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
