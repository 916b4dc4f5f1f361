import { useState } from 'react';
import { codeOfLanguage, languageNames, type LanguageName } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { endonymOf } from '@topwords/platform/i18n';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './dashboard-screen.module.css';

/** Asks a learner without a native language to choose one. */
export function NativeLanguagePanel() {
  const { dashboard, languages } = useTexts();
  const { session, showBanner } = useHost();
  const [isPending, setIsPending] = useState(false);

  async function set(name: LanguageName): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    const isSet = await session.setNative(name);
    if (isSet) return;
    setIsPending(false);
    showBanner('error', dashboard.nativeFailed);
  }

  return (
    <section className={looks.stack3}>
      <h2 className={styles.panelTitle}>{dashboard.nativeTitle}</h2>
      <p className={looks.muted}>{dashboard.nativeHint}</p>
      <ul className={styles.tiles}>
        {languageNames.map((name) => {
          const code = codeOfLanguage(name);
          return (
            <li key={name}>
              <button
                type="button"
                data-language={code}
                aria-disabled={isPending || undefined}
                className={styles.tile}
                onClick={() => void set(name)}
              >
                <span className={styles.tileName}>{code && languages[code]}</span>
                <span lang={code} className={looks.note}>
                  {code && endonymOf(code)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
