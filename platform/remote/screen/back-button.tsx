import { BackIcon, Button } from '../../ui/index.ts';
import { useSharedTexts } from '../texts/index.ts';
import styles from './back-button.module.css';
import { useGoBack } from './use-go-back.ts';

/** Leads back to the previous screen, or to `fallback` when the screen was opened directly. */
export function BackButton({ fallback }: { fallback: string }) {
  const { back } = useSharedTexts();
  return (
    <Button variant="quiet" className={styles.back} onClick={useGoBack(fallback)}>
      <BackIcon />
      {back}
    </Button>
  );
}
