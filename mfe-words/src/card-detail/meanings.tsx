import type { Meaning, WordDetail, WordNotes } from '@topwords/platform/contracts';
import { UseLabels, looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import { Example } from './example.tsx';
import { Further } from './further.tsx';
import styles from './meanings.module.css';
import { translationIn } from './translation-in.ts';
import { WordNoteList } from './word-note-list.tsx';

/** A sense's notes on the word, unless an earlier sense has already shown them. */
function newNotes(meaning: Meaning, { meanings }: WordDetail): WordNotes {
  const serialized = JSON.stringify(meaning.notes);
  const first = meanings.find(({ notes }) => JSON.stringify(notes) === serialized);
  return first === undefined || first.id === meaning.id ? meaning.notes : {};
}

function Sense({ meaning, detail }: { meaning: Meaning; detail: WordDetail }) {
  const native = useNativeCode();
  const gloss = meaning.gloss || translationIn(native, meaning.translations);
  return (
    <li className={styles.sense}>
      <div>
        <p className={styles.senseLine}>
          {gloss !== undefined && (
            <span lang={native} className={styles.senseText}>
              {gloss}
            </span>
          )}
          <UseLabels register={meaning.register} regions={meaning.regions} />
        </p>
        <WordNoteList notes={newNotes(meaning, detail)} language={detail.language_code} />
        {meaning.sentences.map((sentence) => (
          <Example key={sentence.id} sentence={sentence} detail={detail} />
        ))}
        {meaning.sentences.length === 0 && meaning.example !== '' && (
          <Example
            sentence={{ id: meaning.id, text: meaning.example, translations: [] }}
            detail={detail}
          />
        )}
      </div>
    </li>
  );
}

/** What the word means and how it is used. */
export function Meanings({ detail }: { detail: WordDetail }) {
  const texts = useTexts();
  return (
    <>
      <section className={looks.stack4}>
        <h2 className={styles.title}>{texts.detail.meanings}</h2>
        {detail.meanings.length === 0 && <p>{texts.detail.noMeanings}</p>}
        {[...Map.groupBy(detail.meanings, ({ pos }) => pos)].map(([pos, senses]) => (
          <div key={pos} className={looks.stack3}>
            <h3 className={classNames(looks.note, styles.pos)}>{texts.partsOfSpeech[pos]}</h3>
            <ol className={styles.senses}>
              {senses.map((meaning) => (
                <Sense key={meaning.id} meaning={meaning} detail={detail} />
              ))}
            </ol>
          </div>
        ))}
      </section>
      <Further detail={detail} />
    </>
  );
}
