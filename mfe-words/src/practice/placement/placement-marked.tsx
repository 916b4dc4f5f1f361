import type { LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { Drawing, buttonClasses } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import { FocusedTitle } from './focused-title.tsx';
import styles from './placement-screen.module.css';

interface PlacementMarkedProps {
  code: LanguageCode;
  /** The number of words just marked. */
  count: number;
}

/** How many words were marked, and links to continue. */
export function PlacementMarked({ code, count }: PlacementMarkedProps) {
  const { placement } = useTexts();
  return (
    <div className={styles.result}>
      <Drawing name="path" />
      <FocusedTitle>{count === 0 ? placement.markedNone : placement.marked(count)}</FocusedTitle>
      <p className={styles.hint}>{placement.markedText}</p>
      <div className={styles.ways}>
        <Link to={`/practice?lang=${code}`} replace className={buttonClasses()}>
          {placement.start}
        </Link>
        <Link to={`/learned?lang=${code}`} className={buttonClasses('secondary')}>
          {placement.toLearned}
        </Link>
      </div>
    </div>
  );
}
