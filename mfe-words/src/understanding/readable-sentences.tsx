import { useQuery } from '@tanstack/react-query';
import { getReadableSentences, type LanguageCode } from '@topwords/platform/contracts';
import { callQuery, Loading, looks, QueryFailure, SentenceRow } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { Skeleton } from '@topwords/platform/ui';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import styles from './readable-sentences.module.css';

interface ReadableSentencesProps {
  language: LanguageCode;
  /** Only sentences in which this word is the new one. */
  wordId?: number;
  /** At most this many; 10 by default. */
  limit?: number;
}

/** Sentences in which the learner knows every word but one, each with a link to that word. */
export function ReadableSentences({ language, wordId, limit = 10 }: ReadableSentencesProps) {
  const texts = useTexts();
  const native = useNativeCode();
  const query = { language, ...(wordId !== undefined && { word_id: String(wordId) }) };
  const found = useQuery(callQuery(getReadableSentences, { query }));
  const sentences = found.data?.sentences.slice(0, limit);
  return (
    <>
      <QueryFailure query={found} message={texts.understanding.failed} />
      {found.isPending && (
        <Loading>
          <Skeleton />
          <Skeleton />
        </Loading>
      )}
      {sentences?.length === 0 && <p className={looks.muted}>{texts.understanding.none}</p>}
      <ul className={styles.sentences}>
        {sentences?.map(({ id, text, translations, recording, new_word: word }) => (
          <li key={id} data-language={language}>
            <SentenceRow
              text={text}
              language={language}
              forms={[word.form]}
              translation={
                <>
                  {translations[0]?.translated_text}
                  {wordId === undefined && (
                    <>
                      {' · '}
                      <Link lang={language} to={`/card-detail?id=${word.id}`}>
                        {word.text}
                      </Link>
                    </>
                  )}
                </>
              }
              native={native}
              label={texts.card.listen(text)}
              recording={recording}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
