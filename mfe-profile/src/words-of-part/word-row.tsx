import { codeOfLanguage, type Word } from '@topwords/platform/contracts';
import { SoundButton, useRemoteServices } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { LearnedIcon, StarIcon, VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './word-row.module.css';

function Marks({ word }: { word: Word }) {
  const { wordsOfPart: texts } = useTexts();
  return (
    <span className={styles.marks}>
      {word.is_starred && (
        <span className={styles.starred} title={texts.starred}>
          <StarIcon fill="currentColor" />
          <VisuallyHidden>{texts.starred}</VisuallyHidden>
        </span>
      )}
      {word.is_learned && (
        <span className={styles.learned} title={texts.learned}>
          <LearnedIcon />
          <VisuallyHidden>{texts.learned}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** A word of the list. The row opens its page, where there is one; its sound lies above that link. */
export function WordRow({ word }: { word: Word }) {
  const { wordsOfPart: texts } = useTexts();
  const { host } = useRemoteServices();
  const native = codeOfLanguage(useObservable(host.session.state).native_lang);
  const hasPage = host.navigation.hasRoute('/card-detail');
  return (
    <li data-language={word.language_code} className={styles.word}>
      <div className={styles.texts}>
        <p lang={word.language_code} className={`headword ${styles.headword}`}>
          {hasPage ? (
            <Link to={`/card-detail?id=${word.id}`} state={{ word }} className={styles.open}>
              {word.text}
            </Link>
          ) : (
            word.text
          )}
        </p>
        {word.translation_to_native !== '' && (
          <p lang={native} className={styles.translation}>
            {word.translation_to_native}
          </p>
        )}
      </div>
      <Marks word={word} />
      <span className={`numbers ${styles.rank}`}>
        <span aria-hidden="true">{texts.rank(word.frequency_rank)}</span>
        <VisuallyHidden>{texts.rankSpoken(word.frequency_rank)}</VisuallyHidden>
      </span>
      <span className={styles.sound}>
        <SoundButton
          text={word.text}
          language={word.language_code}
          recording={word.recording}
          label={texts.listen(word.text)}
        />
      </span>
    </li>
  );
}
