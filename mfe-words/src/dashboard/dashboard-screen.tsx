import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getUnderstanding } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { useObservable } from '@topwords/platform/rx';
import { classNames } from '@topwords/platform/ui';
import { ForecastPanel } from '../practice/forecast/forecast-panel.tsx';
import { callQuery, Screen, looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { ChooseLanguagePanel } from './choose-language-panel.tsx';
import { greetingAt } from './daily-goal.ts';
import styles from './dashboard-screen.module.css';
import { LanguageCards } from './language-cards.tsx';
import { NextStep } from './next-step.tsx';
import { NativeLanguagePanel } from './native-language-panel.tsx';
import { Today } from './today.tsx';
import { WeekPanel } from './week-panel.tsx';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';

/** Notifies when the page is shown or hidden: it may be shown again at another time of day. */
function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The learner's progress today, and links to continue. */
export function DashboardScreen() {
  const { dashboard } = useTexts();
  const { user, native_lang } = useObservable(useHost().session.state);
  const isNativeMissing = native_lang === '';
  const [firstCode] = user.target_langs;
  const understanding = useQuery(callQuery(getUnderstanding));
  const hasLanguages = firstCode !== undefined;
  const focusEvents = useFocusAfterChoice(user.target_langs);
  const hour = useSyncExternalStore(followVisibility, () => new Date().getHours());
  return (
    <Screen isWide>
      <header>
        <p className={looks.muted}>{dashboard.greetings[greetingAt(hour)]}</p>
        <h1 className={`headword ${styles.name}`}>{user.username || dashboard.anonymous}</h1>
      </header>
      <div {...focusEvents} className={classNames(styles.columns, hasLanguages && styles.learning)}>
        <div className={classNames(looks.stack4, styles.now)}>
          <Today />
          {hasLanguages && <NextStep codes={user.target_langs} />}
        </div>
        {(isNativeMissing || hasLanguages) && (
          <div className={classNames(looks.stack8, styles.languages)}>
            {isNativeMissing && <NativeLanguagePanel />}
            {hasLanguages && (
              <LanguageCards codes={user.target_langs} understanding={understanding} />
            )}
          </div>
        )}
        {firstCode && (
          <div className={classNames(looks.stack8, styles.forecast)}>
            <ForecastPanel code={firstCode} />
            <WeekPanel />
          </div>
        )}
        <ChooseLanguagePanel />
      </div>
    </Screen>
  );
}
