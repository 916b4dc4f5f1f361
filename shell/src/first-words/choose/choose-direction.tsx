import { useState } from 'react';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { endonymOf, languageLabel } from '@topwords/platform/i18n';
import { Link } from '@topwords/platform/router';
import { SegmentedControl } from '@topwords/platform/ui';
import { VisitorHeader } from '../../brand/brand.tsx';
import type { Guest } from '../../guest/create-guest.ts';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import { pageLanguage } from '../../language/texts.ts';
import { useShell } from '../../services/shell-context.ts';
import { tryPath } from '../../services/try-path.ts';
import { loadFirstWords } from '../loading/load-first-words.ts';
import type { Player } from '../sound/create-player.ts';
import styles from './choose-direction.module.css';

interface ChooseDirectionProps {
  guest: Guest;
  player: Player;
}

const spoken = languageCodes.map((code) => ({ value: code, label: endonymOf(code), lang: code }));

/** What a guest speaks and wants to learn. One tap on a language begins. */
export function ChooseDirection({ guest, player }: ChooseDirectionProps) {
  const { api } = useShell();
  const [native, setNative] = useState<LanguageCode>(guest.state.value.native ?? pageLanguage());
  const { choose } = firstWordsTexts;

  /** Loads the words, and what is heard first, before the tap. */
  function prepare(target: LanguageCode): void {
    loadFirstWords(api, { native, target }).then(
      ({ words: [first] }) => player.prepare([first?.recording]),
      () => undefined,
    );
  }

  function begin(): void {
    guest.speak(native);
    player.unlock();
  }

  return (
    <div className={styles.page}>
      <VisitorHeader />
      <main className={styles.main}>
        <h1 className={`headword ${styles.heading}`}>{choose.heading}</h1>
        <div className={styles.row}>
          <p className={styles.label}>{choose.speak}</p>
          <div className={styles.spoken}>
            <SegmentedControl
              label={choose.speak}
              options={spoken}
              value={native}
              onChange={setNative}
            />
          </div>
        </div>
        <div className={styles.row}>
          <h2 id="learn" className={styles.label}>
            {choose.learn}
          </h2>
          <ul aria-labelledby="learn" className={styles.tiles}>
            {languageCodes
              .filter((code) => code !== native)
              .map((target) => {
                const { round, step } = guest.placeIn({ native, target });
                return (
                  <li key={target}>
                    <Link
                      to={`${tryPath}?native=${native}&target=${target}`}
                      data-language={target}
                      className={styles.tile}
                      onPointerEnter={() => prepare(target)}
                      onFocus={() => prepare(target)}
                      onTouchStart={() => prepare(target)}
                      onClick={begin}
                    >
                      <span lang={target} className={`headword ${styles.name}`}>
                        {endonymOf(target)}
                      </span>
                      <span className={styles.hint}>
                        {round + step > 0 ? choose.goOn : languageLabel(pageLanguage(), target)}
                      </span>
                    </Link>
                  </li>
                );
              })}
          </ul>
        </div>
      </main>
    </div>
  );
}
