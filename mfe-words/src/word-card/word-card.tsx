import { memo } from 'react';
import type { Word } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { VisuallyHidden, WordRow, wordRowLink } from '@topwords/platform/ui';
import { useNativeCode } from '../languages/use-native-code.ts';
import { MarkButton } from '../marks/mark-button.tsx';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { SoundButton } from '@topwords/platform/remote';
import { WordLabels } from './word-labels.tsx';
import styles from './word-card.module.css';

/** Level shown when the word has none. */
const defaultLevel = '1';

/**
 * A word of a list. The whole card opens the word's page; its buttons lie above that link. Only a
 * change of the word renders it again, not one of other words.
 */
export const WordCard = memo(function WordCard({ word }: { word: Word }) {
  const texts = useTexts();
  const { lastOpened } = useServices();
  const native = useNativeCode();
  const { text, language_code: language } = word;
  return (
    <WordRow
      isHeading
      language={language}
      isCalm={word.is_learned}
      className={styles.card}
      word={
        <Link
          to={`/card-detail?id=${word.id}`}
          state={{ word }}
          lang={language}
          className={wordRowLink}
          onClick={() => lastOpened.next(word.id)}
        >
          {word.stress ?? text}
        </Link>
      }
      translation={
        word.translation_to_native !== '' && <span lang={native}>{word.translation_to_native}</span>
      }
      meta={
        <>
          <WordLabels word={word} defaultLevel={defaultLevel} />
          <span className={`numbers ${styles.rank}`}>
            <span aria-hidden="true">{texts.card.rank(word.frequency_rank)}</span>
            <VisuallyHidden>{texts.card.rankSpoken(word.frequency_rank)}</VisuallyHidden>
          </span>
        </>
      }
      actions={
        <>
          <SoundButton
            text={text}
            language={language}
            recording={word.recording}
            homograph={word.homograph}
            label={texts.card.listen(text)}
          />
          <MarkButton word={word} action="star" />
          <MarkButton word={word} action="learned" />
        </>
      }
    />
  );
});
