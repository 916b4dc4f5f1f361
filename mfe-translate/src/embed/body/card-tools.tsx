import type { BehaviorSubject } from '@topwords/platform/rx';
import { CheckIcon, CopyIcon, FavoriteIcon, IconButton } from '@topwords/platform/ui';
import { useState } from 'react';
import { saidOf } from '../../translate/work/said-of.ts';
import type { Translated } from '../../translate/work/translation-query.ts';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import { useCopy } from '../../translate/panes/use-copy.ts';
import { VoiceButton } from '../../translate/panes/voice-button.tsx';
import styles from './widget.module.css';

/** Saves a pair, after signing in if needed. Rejects with the message for the reader. */
export type SaveFavorite = (pair: Translated) => Promise<void>;

interface CardToolsProps {
  pair: Translated;
  isCurrent: boolean;
  /** Undefined where a reader cannot sign in. */
  saveFavorite: SaveFavorite | undefined;
  complaint: BehaviorSubject<string>;
}

function keyOf({ text, translation, from_lang, to_lang }: Translated): string {
  return JSON.stringify([text, translation, from_lang, to_lang]);
}

interface HeartProps extends CardToolsProps {
  saveFavorite: SaveFavorite;
}

function Heart({ pair, isCurrent, saveFavorite, complaint }: HeartProps) {
  const { translate } = usePaneTexts();
  const [saved, setSaved] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const key = keyOf(pair);

  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      await saveFavorite(pair);
      setSaved(key);
    } catch (error) {
      if (error instanceof Error && error.message !== '') complaint.next(error.message);
    } finally {
      setIsSaving(false);
    }
  }

  const isSaved = saved === key;
  return (
    <IconButton
      label={isSaved ? translate.saved : translate.save}
      icon={<FavoriteIcon />}
      aria-pressed={isSaved}
      isPending={isSaving}
      disabled={!isCurrent}
      className={styles.heart}
      onClick={() => {
        if (!isSaved) void save();
      }}
    />
  );
}

/** Actions on a translation on a partner's page: listen, copy, and in a frame also save. */
export function CardTools({ saveFavorite, ...rest }: CardToolsProps) {
  const { pair } = rest;
  const { translate } = usePaneTexts();
  const { isCopied, copy } = useCopy(pair.translation);
  if (!saidOf(pair)) return null;
  return (
    <>
      <VoiceButton text={pair.translation} language={pair.to_lang} label={translate.listenResult} />
      <IconButton
        label={isCopied ? translate.copied : translate.copy}
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      />
      {saveFavorite && <Heart {...rest} saveFavorite={saveFavorite} />}
    </>
  );
}
