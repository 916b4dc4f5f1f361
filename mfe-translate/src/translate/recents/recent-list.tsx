import { useRef, useState } from 'react';
import { useObservable } from '@topwords/platform/rx';
import {
  Button,
  CloseIcon,
  HistoryIcon,
  IconButton,
  VisuallyHidden,
  Panel,
} from '@topwords/platform/ui';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../../texts/index.ts';
import { useLanguageName } from '../languages/language-names.ts';
import styles from './recent-list.module.css';
import type { Recent, Recents } from './recent-storage.ts';

/** Number of rows shown until the learner asks for all. */
const initialRows = 5;

interface RecentListProps {
  recents: Recents;
  onOpen: (recent: Recent) => void;
  /** The last row was removed, and with it the pressed button. */
  onCleared: () => void;
}

interface RecentRowProps {
  recent: Recent;
  onOpen: () => void;
  onRemove: () => void;
}

function RecentRow({ recent, onOpen, onRemove }: RecentRowProps) {
  const { translate } = useTexts();
  const nameOf = useLanguageName();
  const { text, translation, from, to } = recent;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span lang={from} dir="auto" className={styles.text}>
          {text}
        </span>{' '}
        <span lang={to} dir="auto" className={styles.translation}>
          {translation}
        </span>{' '}
        <span className={styles.direction}>
          {translate.direction(nameOf(from), nameOf(to))}
          <VisuallyHidden> {translate.reopen}</VisuallyHidden>
        </span>
      </button>
      <IconButton label={translate.forget(text)} icon={<CloseIcon />} onClick={onRemove} />
    </li>
  );
}

/** The learner's last translations on this device. */
export function RecentList({ recents, onOpen, onCleared }: RecentListProps) {
  const { translate } = useTexts();
  const { announcement, toasts } = useServices();
  const list = useObservable(recents.list);
  const [showsAll, setShowsAll] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  if (list.length === 0) return null;
  const shown = showsAll ? list : list.slice(0, initialRows);

  /** The pressed button is gone: focus the first of the added rows. */
  function remove(recent: Recent): void {
    recents.remove(recent);
    announcement.next(translate.forgotten);
    if (list.length > 1) title.current?.focus();
    else onCleared();
  }

  function clear(): void {
    const cleared = recents.clear();
    onCleared();
    announcement.next(translate.allForgotten);
    toasts.show({
      kind: 'done',
      message: translate.allForgotten,
      action: {
        label: translate.undo,
        onAct() {
          recents.restore(cleared);
          announcement.next(translate.restored);
        },
      },
    });
  }

  return (
    <section aria-label={translate.recents} className={styles.section}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          <HistoryIcon />
          {translate.recents}
        </h2>
        <Button variant="quiet" className={styles.clear} onClick={clear}>
          {translate.forgetAll}
        </Button>
      </div>
      <Panel as="ul">
        {shown.map((recent) => (
          <RecentRow
            key={`${recent.from} ${recent.to} ${recent.text}`}
            recent={recent}
            onOpen={() => onOpen(recent)}
            onRemove={() => remove(recent)}
          />
        ))}
      </Panel>
      {shown.length < list.length && (
        <Button variant="quiet" className={styles.all} onClick={() => setShowsAll(true)}>
          {translate.showAll(list.length)}
        </Button>
      )}
    </section>
  );
}
