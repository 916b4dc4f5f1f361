import { codeOfLanguage, type Word } from '@topwords/platform/contracts';
import { SoundButton, useRemoteServices } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { LearnedIcon, StarIcon, VisuallyHidden, WordRow, wordRowLink } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './part-word.module.css';

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

/** A word of the list. The row opens its page, if there is one; its sound button lies above that link. */
export function PartWord({ word }: { word: Word }) {
  const { wordsOfPart: texts } = useTexts();
  const { host } = useRemoteServices();
  const native = codeOfLanguage(useObservable(host.session.state).native_lang);
  const hasPage = host.navigation.hasRoute('/card-detail');
  const { text, stress = text, language_code: language } = word;
  return (
    <WordRow
      isCompact
      language={language}
      word={
        hasPage ? (
          <Link
            to={`/card-detail?id=${word.id}`}
            state={{ word }}
            lang={language}
            className={wordRowLink}
          >
            {stress}
          </Link>
        ) : (
          <span lang={language}>{stress}</span>
        )
      }
      translation={
        word.translation_to_native !== '' && <span lang={native}>{word.translation_to_native}</span>
      }
      meta={
        <>
          <Marks word={word} />
          <span className="numbers">
            <span aria-hidden="true">{texts.rank(word.frequency_rank)}</span>
            <VisuallyHidden>{texts.rankSpoken(word.frequency_rank)}</VisuallyHidden>
          </span>
        </>
      }
      actions={
        <SoundButton
          text={text}
          language={language}
          recording={word.recording}
          homograph={word.homograph}
          label={texts.listen(text)}
        />
      }
    />
  );
}
