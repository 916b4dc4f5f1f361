import { useEffect, useState } from 'react';
import { getConsoleAccess } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { buttonClasses } from '@topwords/platform/ui';
import { useShell } from '../services/shell-context.ts';
import { learnerTexts } from '../language/learner-texts.ts';
import styles from './account-menu.module.css';

/**
 * A link to the console for accounts with a role; empty for learners, and while the role is
 * unknown.
 */
export function ConsoleLink({ menuId }: { menuId: string }) {
  const { api } = useShell();
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    api.send(getConsoleAccess).then(
      ({ roles, remotes }) => setIsAllowed(roles.length > 0 || remotes.length > 0),
      () => undefined,
    );
  }, [api]);

  if (!isAllowed) return null;
  return (
    <Link
      to="/console"
      className={buttonClasses('quiet', styles.logout)}
      onClick={() => document.getElementById(menuId)?.hidePopover()}
    >
      {learnerTexts.console}
    </Link>
  );
}
