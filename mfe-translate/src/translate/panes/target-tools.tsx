import { useHost } from '@topwords/platform/host';
import { Link } from '@topwords/platform/router';
import { CheckIcon, CopyIcon, FavoriteIcon, IconButton, TutorIcon } from '@topwords/platform/ui';
import { saidOf } from '../work/said-of.ts';
import type { Translated } from '../work/translation-query.ts';
import { useTexts } from '../../texts/index.ts';
import favorite from '../favorite/favorite.module.css';
import type { FavoriteHeart } from '../favorite/use-favorite.ts';
import styles from './pane.module.css';
import { VoiceButton } from './voice-button.tsx';

interface TargetToolsProps {
  pair: Translated;
  heart: FavoriteHeart;
  isCopied: boolean;
  onCopy: () => void;
  tutorAddress: string;
}

/** Actions on a translation; of a text that is only glossed, just the tutor. */
export function TargetTools({ pair, heart, isCopied, onCopy, tutorAddress }: TargetToolsProps) {
  const { translate } = useTexts();
  const { navigation } = useHost();
  return (
    <>
      {saidOf(pair) && (
        <>
          <VoiceButton
            text={pair.translation}
            language={pair.to_lang}
            label={translate.listenResult}
          />
          <IconButton
            label={isCopied ? translate.copied : translate.copy}
            icon={isCopied ? <CheckIcon /> : <CopyIcon />}
            data-copied={isCopied || undefined}
            className={styles.copy}
            onClick={onCopy}
          />
          <IconButton
            label={translate.save}
            icon={<FavoriteIcon />}
            aria-pressed={heart.isFilled}
            disabled={!heart.isReady}
            data-fresh={heart.status === 'saving' || heart.status === 'saved' || undefined}
            className={favorite.heart}
            onClick={heart.toggle}
          />
        </>
      )}
      {navigation.hasRoute('/ai-chat') && (
        <Link
          to={tutorAddress}
          aria-label={translate.askTutor}
          title={translate.askTutor}
          className={styles.iconLink}
        >
          <TutorIcon />
        </Link>
      )}
    </>
  );
}
