import { CloseIcon, IconButton, ProgressBar } from '@topwords/platform/ui';
import { HiddenTitle, useGoBack } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './placement-screen.module.css';

interface PlacementHeaderProps {
  /** The page's title for assistive technology; a result has its own. */
  title?: string;
  /** The number of the current question, from 1; without it, only the close button shows. */
  position?: number;
  count?: number;
}

/** The close button and the progress of the quiz. */
export function PlacementHeader({ title, position, count = 0 }: PlacementHeaderProps) {
  const { placement } = useTexts();
  const goBack = useGoBack('/words');
  return (
    <div>
      {title !== undefined && <HiddenTitle>{title}</HiddenTitle>}
      <div className={styles.header}>
        <IconButton label={placement.close} icon={<CloseIcon />} onClick={goBack} />
        {position !== undefined && (
          <>
            <ProgressBar label={placement.shortTitle} value={position - 1} max={count} />
            <p className={`numbers ${styles.position}`}>{placement.progress(position, count)}</p>
          </>
        )}
      </div>
    </div>
  );
}
