import type { ContrastCard } from '../../contracts/index.ts';
import { looks } from '../look/looks.ts';
import { MarkedText } from '../look/marked-text.tsx';
import { ContrastTest } from './contrast-test.tsx';
import { TeachingSection } from './teaching-section.tsx';
import styles from './teaching.module.css';
import { useTeachingContext } from './teaching-context.ts';
import { TranslatedList } from './translated-list.tsx';

interface ContrastsProps {
  cards: readonly ContrastCard[];
}

/** Words that are mixed up with this one: each difference opens, with sentences and questions. */
export function Contrasts({ cards }: ContrastsProps) {
  const { texts, language, native } = useTeachingContext();
  return (
    <TeachingSection title={texts.contrasts} items={cards}>
      <div>
        {cards.map((card) => (
          <details key={card.key} className={styles.item}>
            <summary lang={language} className={styles.terms}>
              {card.terms.join(' ≠ ')}
            </summary>
            <div className={looks.stack4}>
              <p lang={native}>
                <MarkedText text={card.explanation} language={language} />
              </p>
              <TranslatedList texts={card.sentences} />
              <ContrastTest card={card} />
            </div>
          </details>
        ))}
      </div>
    </TeachingSection>
  );
}
