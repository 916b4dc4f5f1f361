import { useLocation, useNavigate } from '@topwords/platform/router';
import { BackIcon, Button } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './card-detail-screen.module.css';

/** Goes back to where the learner came from; to the words when the address was opened directly. */
export function BackButton() {
  const { detail } = useTexts();
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (
    <Button
      variant="quiet"
      className={styles.back}
      onClick={() => void (isFirst ? navigate('/words') : navigate(-1))}
    >
      <BackIcon />
      {detail.back}
    </Button>
  );
}
