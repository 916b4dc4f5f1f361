import { useId, useRef, useState } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { Button, LogoutIcon, ProfileIcon, Panel } from '@topwords/platform/ui';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../language/texts.ts';
import styles from './account-menu.module.css';
import { LogoutDialog } from './logout-dialog.tsx';

function initialOf(username: string): string {
  const [first] = new Intl.Segmenter().segment(username.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** A button with the learner's initial, and a menu with the username and Logout. */
export function AccountMenu() {
  const shell = useShell();
  const { username } = useObservable(shell.session.state).user;
  const part = useObservable(shell.part.state);
  const [hasOpened, setHasOpened] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { navigation } = texts;

  /** The menu that had the focus is closed by now. */
  function handleClose(): void {
    setIsConfirming(false);
    opener.current?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={menuId}
        aria-label={navigation.account(username)}
        className={styles.initial}
      >
        <span>{initialOf(username) || <ProfileIcon />}</span>
      </button>
      <Panel
        isFloating
        id={menuId}
        popover="auto"
        className={styles.menu}
        onToggle={() => setHasOpened(true)}
      >
        {username !== '' && <p className={styles.username}>{username}</p>}
        {hasOpened && typeof part !== 'string' && <part.ConsoleLink menuId={menuId} />}
        <Button
          variant="quiet"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className={styles.logout}
          onClick={() => setIsConfirming(true)}
        >
          <LogoutIcon />
          {navigation.logout}
        </Button>
      </Panel>
      {isConfirming && <LogoutDialog onClose={handleClose} />}
    </>
  );
}
