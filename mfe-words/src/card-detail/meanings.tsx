import type { Meaning, PartOfSpeech, WordDetail, WordNotes } from '@topwords/platform/contracts';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import styles from './meanings.module.css';
import { SentenceRow } from './sentence-row.tsx';
import { translationIn } from './translation-in.ts';
import { WordNoteList } from './word-note-list.tsx';

interface Group {
  pos: PartOfSpeech;
  senses: Meaning[];
}

/** Groups consecutive senses by part of speech, in their given order. */
function groupByPartOfSpeech(meanings: readonly Meaning[]): Group[] {
  const groups = new Map<PartOfSpeech, Group>();
  for (const meaning of meanings) {
    const group = groups.get(meaning.pos) ?? { pos: meaning.pos, senses: [] };
    group.senses.push(meaning);
    groups.set(meaning.pos, group);
  }
  return [...groups.values()];
}

/** A sense's notes on the word, unless an earlier sense has already shown them. */
function newNotes(meaning: Meaning, { meanings }: WordDetail): WordNotes {
  const serialized = JSON.stringify(meaning.notes);
  const first = meanings.find(({ notes }) => JSON.stringify(notes) === serialized);
  return first === undefined || first.id === meaning.id ? meaning.notes : {};
}

function Sense({ meaning, detail }: { meaning: Meaning; detail: WordDetail }) {
  const native = useNativeCode();
  const translated = translationIn(native, meaning.translations);
  return (
    <li className={styles.sense}>
      <div className={styles.senseBody}>
        {translated !== undefined && (
          <p lang={native} className={styles.senseText}>
            {translated}
          </p>
        )}
        <WordNoteList notes={newNotes(meaning, detail)} language={detail.language_code} />
        {meaning.sentences.map((sentence) => (
          <SentenceRow key={sentence.id} sentence={sentence} detail={detail} />
        ))}
        {meaning.sentences.length === 0 && meaning.example !== '' && (
          <SentenceRow
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
      <section className={styles.section}>
        <h2 className={styles.title}>{texts.detail.meanings}</h2>
        {detail.meanings.length === 0 && <p>{texts.detail.noMeanings}</p>}
        {groupByPartOfSpeech(detail.meanings).map(({ pos, senses }) => (
          <div key={pos} className={styles.group}>
            <h3 className={styles.pos}>{texts.partsOfSpeech[pos]}</h3>
            <ol className={styles.senses}>
              {senses.map((meaning) => (
                <Sense key={meaning.id} meaning={meaning} detail={detail} />
              ))}
            </ol>
          </div>
        ))}
      </section>
      {detail.example_sentences.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{texts.detail.moreExamples}</h2>
          <div>
            {detail.example_sentences.map((sentence) => (
              <SentenceRow key={sentence.id} sentence={sentence} detail={detail} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
