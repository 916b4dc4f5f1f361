import { BackIcon, Button } from '@topwords/platform/ui';
import { useWayBack } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './card-detail-screen.module.css';

/** Leads back to the previous screen. */
export function BackButton() {
  const { detail } = useTexts();
  const goBack = useWayBack('/words');
  return (
    <Button variant="quiet" className={styles.back} onClick={goBack}>
      <BackIcon />
      {detail.back}
    </Button>
  );
}
