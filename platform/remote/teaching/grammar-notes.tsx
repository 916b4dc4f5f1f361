import type { GrammarNote } from '../../contracts/index.ts';
import { looks } from '../look/looks.ts';
import { MarkedText } from '../look/marked-text.tsx';
import { TeachingSection } from './teaching-section.tsx';
import styles from './teaching.module.css';
import { useTeachingContext } from './teaching-context.ts';
import { TranslatedList } from './translated-list.tsx';

interface GrammarNotesProps {
  notes: readonly GrammarNote[];
}

/** Points of grammar that the word belongs to; each opens. */
export function GrammarNotes({ notes }: GrammarNotesProps) {
  const { texts, language, native } = useTeachingContext();
  return (
    <TeachingSection title={texts.grammar} items={notes}>
      <div>
        {notes.map(({ key, title, note, examples }) => (
          <details key={key} className={styles.item}>
            <summary lang={native}>
              <MarkedText text={title} language={language} />
            </summary>
            <div className={looks.stack4}>
              <p lang={native}>
                <MarkedText text={note} language={language} />
              </p>
              <TranslatedList texts={examples} />
            </div>
          </details>
        ))}
      </div>
    </TeachingSection>
  );
}
