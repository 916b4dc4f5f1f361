import type { Translated } from '../work/translation-query.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './entry.module.css';
import { EntryCard } from './entry-card.tsx';
import type { Dictionary } from './use-dictionary.ts';

interface DictionarySectionProps {
  pair: Translated;
  dictionary: Dictionary;
  onChoose: (translation: string) => void;
}

/**
 * The dictionary's entries for a translation: for the text and, if the learner learns that
 * language, for the other side.
 */
export function DictionarySection({ pair, dictionary, onChoose }: DictionarySectionProps) {
  const { translate } = useTexts();
  const { source, target } = dictionary;
  if (source.length === 0 && target.length === 0) return null;
  return (
    <section aria-label={translate.dictionary} className={styles.section}>
      <h2 className={styles.title}>{translate.dictionary}</h2>
      <div className={styles.cards}>
        {source.length > 0 && (
          <EntryCard
            key={`${pair.from_lang} ${pair.text}`}
            entries={source}
            text={pair.text}
            other={pair.to_lang}
            shown={pair.translation}
            onChoose={onChoose}
          />
        )}
        {target.length > 0 && (
          <EntryCard
            key={`${pair.to_lang} ${pair.translation}`}
            entries={target}
            text={pair.translation}
            other={pair.from_lang}
            shown={pair.text}
          />
        )}
      </div>
    </section>
  );
}
