import { useEffect, useState } from 'react';
import type { EventPayload } from '@topwords/platform/events';
import { answerModes } from '../fake-api/index.ts';
import type { HostApi } from '@topwords/platform/host';
import { NavLink } from '@topwords/platform/router';
import { chooseAnswerMode, readAnswerMode } from './answer-mode.ts';
import styles from './host-bar.module.css';
import { en as texts } from './texts/en.ts';

function useBanner({ bus }: HostApi): EventPayload<'banner.asked'> | null {
  const [banner, setBanner] = useState<EventPayload<'banner.asked'> | null>(null);
  useEffect(() => bus.subscribe('banner.asked', setBanner), [bus]);
  useEffect(() => {
    if (!banner) return undefined;
    const timer = setTimeout(() => setBanner(null), banner.duration ?? 3000);
    return () => clearTimeout(timer);
  }, [banner]);
  return banner;
}

interface HostBarProps {
  host: HostApi;
  title: string;
  routes: readonly string[];
}

/**
 * Replaces the shell: shows the remote's title, its screens, how the fake API answers, and the
 * banner.
 */
export function HostBar({ host, title, routes }: HostBarProps) {
  const banner = useBanner(host);
  return (
    <header className={styles.bar}>
      <strong>{texts.about(title)}</strong>
      <nav aria-label={texts.screens} className={styles.screens}>
        {routes.map((route) => (
          <NavLink key={route} to={route} end>
            {route}
          </NavLink>
        ))}
      </nav>
      <label>
        {texts.answers}{' '}
        <select
          value={readAnswerMode()}
          onChange={(event) => chooseAnswerMode(event.currentTarget.value)}
        >
          {answerModes.map((mode) => (
            <option key={mode} value={mode}>
              {texts.modes[mode]}
            </option>
          ))}
        </select>
      </label>
      <output className={styles.banner}>{banner?.message}</output>
    </header>
  );
}
