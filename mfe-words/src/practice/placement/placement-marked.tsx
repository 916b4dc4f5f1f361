import type { LanguageCode } from '@topwords/platform/contracts';
import { FocusedTitle, LinkButton, looks } from '@topwords/platform/remote';
import { classNames, Drawing } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
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
    <div className={looks.stack4}>
      <Drawing name="path" />
      <FocusedTitle className={classNames(looks.pageTitle, styles.title)}>
        {count === 0 ? placement.markedNone : placement.marked(count)}
      </FocusedTitle>
      <p className={styles.hint}>{placement.markedText}</p>
      <div className={looks.centered}>
        <LinkButton to={`/practice?lang=${code}`} replace>
          {placement.start}
        </LinkButton>
        <LinkButton variant="secondary" to={`/learned?lang=${code}`}>
          {placement.toLearned}
        </LinkButton>
      </div>
    </div>
  );
}
