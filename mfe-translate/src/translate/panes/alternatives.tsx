import type { Translated } from '../work/translation-query.ts';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import styles from './alternatives.module.css';

interface AlternativesProps {
  pair: Translated;
  onChoose: (translation: string) => void;
}

/** Other translations of a word; tapping one makes it the first. */
export function Alternatives({ pair, onChoose }: AlternativesProps) {
  const { translate } = usePaneTexts();
  return (
    <ul aria-label={translate.alternatives} className={styles.list}>
      {pair.alternatives.map((alternative) => (
        <li key={alternative}>
          <button
            type="button"
            lang={pair.to_lang}
            aria-label={translate.takeAlternative(alternative)}
            className={styles.alternative}
            onClick={() => onChoose(alternative)}
          >
            {alternative}
          </button>
        </li>
      ))}
    </ul>
  );
}
