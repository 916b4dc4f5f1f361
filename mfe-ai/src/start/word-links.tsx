import { codeOfLanguage, type Word } from '@topwords/platform/contracts';
import { SoundButton } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { Chip } from '@topwords/platform/ui';
import { addressOfAsked, keyOfAsked } from '../asked-word/asked-word.ts';
import { useTexts } from '../texts/index.ts';
import type { RecentWord } from '../services/recent-words.ts';
import styles from './word-links.module.css';

/** A word to ask about. */
export interface LinkedWord extends RecentWord {
  /** What the word bank knows, to be handed on; undefined where it is not at hand. */
  word?: Word;
}

/** Words to ask about, each with its sound. */
export function WordLinks({ words }: { words: readonly LinkedWord[] }) {
  const texts = useTexts();
  return (
    <ul className={styles.list}>
      {words.map((linked) => (
        <li key={keyOfAsked(linked)} data-language={linked.language} className={styles.row}>
          <div className={styles.texts}>
            <Link
              to={addressOfAsked(linked)}
              state={linked.word && { word: linked.word }}
              lang={linked.language}
              className={styles.word}
            >
              {linked.text}
            </Link>
            <span lang={codeOfLanguage(linked.native)} className={styles.translation}>
              {linked.translation}
            </span>
          </div>
          <Chip tone="accent">{texts.languageOf(linked.language)}</Chip>
          <SoundButton
            isSmall
            text={linked.text}
            language={linked.language}
            label={texts.listen(linked.text)}
          />
        </li>
      ))}
    </ul>
  );
}
