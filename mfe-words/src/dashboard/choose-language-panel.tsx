import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getStatistics, languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { endonymOf } from '@topwords/platform/i18n';
import { callQuery, looks } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { classNames, PlusIcon } from '@topwords/platform/ui';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './dashboard-screen.module.css';

/** The languages that the dashboard offers to learn first; the others are one tap away. */
const offered: readonly LanguageCode[] = ['es', 'ru', 'en'];
const further = languageCodes.filter((code) => !offered.includes(code));

/** Languages that can be added: neither the native language nor one already added. */
export function ChooseLanguagePanel() {
  const texts = useTexts();
  const { session, showBanner } = useServices().host;
  const native = useNativeCode();
  const { user } = useObservable(session.state);
  const { data: statistics } = useQuery(callQuery(getStatistics));
  const [pending, setPending] = useState<LanguageCode | null>(null);
  const [isAllShown, setIsAllShown] = useState(false);
  const isFree = (code: LanguageCode) => code !== native && !user.target_langs.includes(code);
  const hasFurther = further.some(isFree);
  const codes = [...offered, ...(isAllShown ? further : [])].filter(isFree);

  async function choose(code: LanguageCode): Promise<void> {
    if (pending !== null) return;
    setPending(code);
    const isChosen = await session.chooseTarget(code);
    setPending(null);
    if (!isChosen) showBanner('error', texts.dashboard.chooseFailed);
  }

  if (codes.length === 0 && !hasFurther) return null;
  return (
    <section className={classNames(looks.stack3, styles.choose)}>
      <h2 className={styles.panelTitle}>{texts.dashboard.chooseLanguage}</h2>
      <p className={looks.muted}>{texts.dashboard.chooseHint}</p>
      <ul className={styles.tiles}>
        {codes.map((code) => {
          const row = statistics?.find(({ language_code }) => language_code === code);
          return (
            <li key={code}>
              <button
                type="button"
                data-language={code}
                aria-disabled={pending !== null || undefined}
                aria-busy={pending === code || undefined}
                className={styles.tile}
                onClick={() => void choose(code)}
              >
                <span className={styles.tileName}>
                  {texts.languages[code]}
                  <PlusIcon />
                </span>
                <span lang={code} className={looks.note}>
                  {endonymOf(code)}
                </span>
                <span className={`numbers ${looks.note}`}>
                  {row ? texts.dashboard.available(row.total_words) : ' '}
                </span>
              </button>
            </li>
          );
        })}
        {hasFurther && !isAllShown && (
          <li>
            <button type="button" className={styles.tile} onClick={() => setIsAllShown(true)}>
              <span className={styles.tileName}>{texts.dashboard.moreLanguages}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
