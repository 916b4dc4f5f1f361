import { looks, saveFile, useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './second-step.module.css';

/** Shows recovery codes, the only time that they are shown. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { secondStep: texts } = useTexts().account;
  const { host } = useRemoteServices();

  function save(): void {
    const text = `${texts.codesFile}\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'topwords-recovery-codes.txt');
    host.showBanner('success', texts.codesSaved);
  }

  return (
    <Dialog isSheet heading={texts.codesTitle} onClose={onClose}>
      <p className={looks.muted}>{texts.codesExplained}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={save}>
          {texts.saveCodes}
        </Button>
        <Button onClick={onClose}>{texts.codesKept}</Button>
      </DialogActions>
    </Dialog>
  );
}
