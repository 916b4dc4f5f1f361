import { useTeachingContext } from './teaching-context.ts';
import styles from './teaching.module.css';

interface TranslatedListProps {
  texts: readonly { text: string; translation: string }[];
}

/** Sentences of the word's language, each with its translation. */
export function TranslatedList({ texts }: TranslatedListProps) {
  const { language, native } = useTeachingContext();
  return (
    <ul className={styles.sentences}>
      {texts.map(({ text, translation }) => (
        <li key={text}>
          <p lang={language} className={styles.foreign}>
            {text}
          </p>
          <p lang={native} className={styles.translation}>
            {translation}
          </p>
        </li>
      ))}
    </ul>
  );
}
