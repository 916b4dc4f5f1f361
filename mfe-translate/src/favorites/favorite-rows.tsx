import { useRef, useState } from 'react';
import {
  codeOfTranslatorLanguage,
  voiceTextMaximumLength,
  type Favorite,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { SoundButton } from '@topwords/platform/remote';
import { WordRow, WordRows, classNames } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useVoicedLanguages } from '../translate/work/use-voiced-languages.ts';
import { FavoriteMenu } from './favorite-menu.tsx';
import styles from './favorite-rows.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { useFocusInRows } from './use-focus-in-rows.ts';

interface SideProps {
  text: string;
  /** The code of its language; undefined if unknown. */
  code: TranslatorLanguage | undefined;
  isTranslation?: boolean;
}

/** One side of a pair, with its sound. */
function Side({ text, code, isTranslation = false }: SideProps) {
  const { favorites } = useTexts();
  const voiced = useVoicedLanguages();
  const canBeHeard =
    code !== undefined && voiced.has(code) && text.length <= voiceTextMaximumLength;
  return (
    <span
      data-language={isTranslation ? code : undefined}
      className={classNames(styles.side, isTranslation && styles.translation)}
    >
      <span lang={code} dir="auto">
        {text}
      </span>
      {canBeHeard && (
        <SoundButton isSmall text={text} language={code} label={favorites.listen(text)} />
      )}
    </span>
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
  const code = codeOfTranslatorLanguage(from_lang);
  return (
    <WordRow
      isCompact
      language={code}
      className={styles.row}
      word={<Side text={original_text} code={code} />}
      translation={
        <Side isTranslation text={translated_text} code={codeOfTranslatorLanguage(to_lang)} />
      }
      actions={<FavoriteMenu favorite={favorite} onMove={() => onMove(favorite)} />}
    >
      <p className={styles.meta}>
        <span>{favorites.languages(from_lang, to_lang)}</span>
        <time dateTime={added_at}>{favorites.added(new Date(added_at))}</time>
        {showsCategory && <span>{favorites.category(favorite.category_name)}</span>}
      </p>
    </WordRow>
  );
}

interface FavoriteRowsProps {
  favorites: readonly Favorite[];
  label: string;
  /** Whether to show each one's category. */
  showsCategory?: boolean;
}

/** Saved pairs, each with its menu. */
export function FavoriteRows({ favorites, label, showsCategory = false }: FavoriteRowsProps) {
  const [moved, setMoved] = useState<Favorite | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusHandlers = useFocusInRows(list);
  return (
    <>
      <WordRows ref={list} {...focusHandlers} aria-label={label}>
        {favorites.map((favorite) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            showsCategory={showsCategory}
            onMove={setMoved}
          />
        ))}
      </WordRows>
      {moved && <MoveDialog favorite={moved} onClose={() => setMoved(null)} />}
    </>
  );
}
