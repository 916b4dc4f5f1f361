import { useRef, useState } from 'react';
import {
  codeOfTranslatorLanguage,
  isLanguageCode,
  voiceTextMaximumLength,
  type Favorite,
} from '@topwords/platform/contracts';
import { SoundButton } from '@topwords/platform/remote';
import { Skeleton, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useVoicedLanguages } from '../translate/work/use-voiced-languages.ts';
import { FavoriteMenu } from './favorite-menu.tsx';
import styles from './favorite-rows.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { useFocusInRows } from './use-focus-in-rows.ts';

interface SideProps {
  text: string;
  /** The English name of its language. */
  language: Favorite['from_lang'];
  isOriginal: boolean;
}

/** One side of a pair, with the accent of its language and its sound. */
function Side({ text, language, isOriginal }: SideProps) {
  const { favorites } = useTexts();
  const code = codeOfTranslatorLanguage(language);
  const voiced = useVoicedLanguages();
  const canBeHeard =
    code !== undefined && voiced.has(code) && text.length <= voiceTextMaximumLength;
  return (
    <div
      className={isOriginal ? styles.original : styles.translated}
      data-language={isLanguageCode(code) ? code : undefined}
    >
      <p lang={code} dir="auto">
        {text}
      </p>
      {canBeHeard && (
        <SoundButton isSmall text={text} language={code} label={favorites.listen(text)} />
      )}
    </div>
  );
}

interface FavoriteRowProps {
  favorite: Favorite;
  showsCategory: boolean;
  onMove: (favorite: Favorite) => void;
}

function FavoriteRow({ favorite, showsCategory, onMove }: FavoriteRowProps) {
  const { favorites } = useTexts();
  const { original_text, translated_text, from_lang, to_lang, added_at } = favorite;
  return (
    <li className={styles.row}>
      <div className={styles.pair}>
        <Side text={original_text} language={from_lang} isOriginal />
        <Side text={translated_text} language={to_lang} isOriginal={false} />
        <p className={styles.meta}>
          <span>{favorites.languages(from_lang, to_lang)}</span>
          <time dateTime={added_at}>{favorites.added(new Date(added_at))}</time>
          {showsCategory && <span>{favorite.category_name}</span>}
        </p>
      </div>
      <FavoriteMenu favorite={favorite} onMove={() => onMove(favorite)} />
    </li>
  );
}

interface FavoriteRowsProps {
  favorites: readonly Favorite[];
  label: string;
  /** Says of each in which category it is. */
  showsCategory?: boolean;
}

/** Saved pairs, each with what can be done with it. */
export function FavoriteRows({ favorites, label, showsCategory = false }: FavoriteRowsProps) {
  const [moved, setMoved] = useState<Favorite | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusHandlers = useFocusInRows(list);
  return (
    <>
      <ul ref={list} {...focusHandlers} aria-label={label} className={styles.rows}>
        {favorites.map((favorite) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            showsCategory={showsCategory}
            onMove={setMoved}
          />
        ))}
      </ul>
      {moved && <MoveDialog favorite={moved} onClose={() => setMoved(null)} />}
    </>
  );
}

/** Rows that are on their way. */
export function FavoriteRowSkeletons({ count }: { count: number }) {
  const { loading } = useTexts();
  return (
    <div aria-busy="true" className={styles.rows}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  );
}
