import { BackIcon, Button } from '@topwords/platform/ui';
import { useWayBack } from '../screen/use-way-back.ts';
import { useTexts } from '../texts/index.ts';
import styles from './card-detail-screen.module.css';

/** The way back. */
export function BackButton() {
  const { detail } = useTexts();
  const goBack = useWayBack();
  return (
    <Button variant="quiet" className={styles.back} onClick={goBack}>
      <BackIcon />
      {detail.back}
    </Button>
  );
}
