import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { useShell } from '../services/shell-context.ts';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { texts } from '../language/texts.ts';
import styles from './app-frame.module.css';

/**
 * Moves the focus to the content when the address changes, unless the new screen has already taken
 * it.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const { current } = main;
    if (current && !current.contains(document.activeElement))
      current.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The bars around a learner's screen. */
export function AppFrame({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation();
  const part = useObservable(useShell().part.state);
  const isLoaded = typeof part !== 'string';
  return (
    <>
      <a href="#main" className={styles.skip}>
        {texts.skipToContent}
      </a>
      <TopBar />
      {isLoaded && <part.OverrideBadge />}
      {isLoaded && <part.OfflineNote />}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {isLoaded && <part.UpdateNotice />}
      <BottomBar />
    </>
  );
}
