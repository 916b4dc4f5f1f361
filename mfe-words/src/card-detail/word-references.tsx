import type { LanguageCode, WordReference } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import styles from './usage.module.css';

interface WordReferenceLinkProps {
  word: WordReference;
  language: LanguageCode;
}

/** Another word; a link to its page if the bank has it. */
export function WordReferenceLink({ word, language }: WordReferenceLinkProps) {
  if (word.id === null) return <span lang={language}>{word.text}</span>;
  return (
    <Link to={`/card-detail?id=${word.id}`} lang={language}>
      {word.text}
    </Link>
  );
}

interface WordReferencesProps {
  words: readonly WordReference[];
  language: LanguageCode;
}

/** Other words in a line. */
export function WordReferences({ words, language }: WordReferencesProps) {
  return (
    <span className={styles.words}>
      {words.map((word) => (
        <WordReferenceLink key={word.text} word={word} language={language} />
      ))}
    </span>
  );
}
