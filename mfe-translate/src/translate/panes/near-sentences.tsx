import type { NearSentence } from '@topwords/platform/contracts';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import type { Translated } from '../work/translation-query.ts';
import { markWords } from './mark-words.ts';
import styles from './near-sentences.module.css';
import { VoiceButton } from './voice-button.tsx';

interface NearRowProps {
  sentence: NearSentence;
  pair: Translated;
}

function NearRow({ sentence, pair }: NearRowProps) {
  const { translate } = usePaneTexts();
  const { text, translation, differing } = sentence;
  return (
    <li className={styles.row}>
      <div>
        <p lang={pair.from_lang} className={styles.text}>
          {markWords(text, differing).map((part) =>
            part.isMarked ? <del key={part.start}>{part.text}</del> : part.text,
          )}
        </p>
        <p lang={pair.to_lang} className={styles.translation}>
          {translation}
        </p>
      </div>
      <VoiceButton
        text={translation}
        language={pair.to_lang}
        label={translate.listenNear(translation)}
      />
    </li>
  );
}

/** Sentences that are known and near to a text; words that the text lacks are marked. */
export function NearSentences({ pair }: { pair: Translated }) {
  const { translate } = usePaneTexts();
  return (
    <section aria-label={translate.near} className={styles.near}>
      <h3 className={styles.title}>{translate.near}</h3>
      <ul>
        {pair.nearest.map((sentence) => (
          <NearRow key={sentence.text} sentence={sentence} pair={pair} />
        ))}
      </ul>
    </section>
  );
}
