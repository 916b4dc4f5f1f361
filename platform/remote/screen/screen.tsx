import { useEffect, type ReactNode } from 'react';
import { classNames } from '../../ui/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import styles from './screen.module.css';

interface ScreenProps {
  /** The screen's name in the page title, when the navigation has none. */
  title?: string;
  /** Takes the width of two columns. */
  isWide?: boolean;
  /** Whether a later visit may show it, as it was left, until the page is ready. */
  isPictured?: boolean;
  children: ReactNode;
}

/** A screen's column. Clears its announcement when it closes. */
export function Screen(props: ScreenProps) {
  const { title, isWide = false, isPictured = false, children } = props;
  const { host, announcement } = useRemoteServices();
  useEffect(() => {
    if (title !== undefined) host.nameScreen(title);
  }, [host, title]);
  useEffect(() => () => announcement.next(''), [announcement]);
  return (
    <div
      data-pictured={isPictured || undefined}
      className={classNames(styles.screen, isWide && styles.wide)}
    >
      {children}
    </div>
  );
}
