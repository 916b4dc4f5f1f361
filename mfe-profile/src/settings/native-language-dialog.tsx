import type { LanguageName } from '@topwords/platform/contracts';
import { Button, Dialog, DialogActions } from '@topwords/platform/ui';
import styles from '../section/dialog-text.module.css';
import { useTexts } from '../texts/index.ts';

interface NativeLanguageDialogProps {
  name: LanguageName;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a language that is being learned becomes the native one and so is no longer learned. */
export function NativeLanguageDialog({ name, onConfirm, onClose }: NativeLanguageDialogProps) {
  const { settings } = useTexts();
  return (
    <Dialog heading={settings.nativeConfirm(name)} onClose={onClose}>
      <p className={styles.text}>{settings.nativeConfirmText(name)}</p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {settings.cancel}
        </Button>
        <Button onClick={onConfirm}>{settings.nativeConfirmNow}</Button>
      </DialogActions>
    </Dialog>
  );
}
