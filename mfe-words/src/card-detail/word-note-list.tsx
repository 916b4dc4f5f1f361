import type { LanguageCode, WordNotes } from '@topwords/platform/contracts';
import { useTexts } from '../texts/index.ts';
import type { Texts } from '../texts/index.ts';
import styles from './word-note-list.module.css';

interface Note {
  name: string;
  value: string;
  /** Whether the value is in the word's language rather than a grammatical term. */
  isForeign: boolean;
}

/** Forms that a learner cannot guess, in display order. */
const foreignNotes = [
  'plural',
  'present',
  'past',
  'participle',
  'accusative',
  'aorist',
  'pair',
  'government',
] as const;

function listNotes(notes: WordNotes, texts: Texts['notes']): Note[] {
  const { gender, indeclinable, aspect, stem } = notes;
  const terms = [
    gender && { name: texts.gender, value: texts.genders[gender], isForeign: false },
    indeclinable && { name: texts.declension, value: texts.indeclinable, isForeign: false },
    aspect && { name: texts.aspect, value: texts.aspects[aspect], isForeign: false },
    stem && { name: texts.stem, value: stem.replace('>', ' → '), isForeign: false },
  ];
  const forms = foreignNotes.map((name) => {
    const value = notes[name];
    return value !== undefined && { name: texts[name], value, isForeign: true };
  });
  return [...terms, ...forms].filter((note) => typeof note === 'object');
}

/** What a learner cannot guess about the word in one of its senses: gender, irregular forms, aspect. */
export function WordNoteList({ notes, language }: { notes: WordNotes; language: LanguageCode }) {
  const texts = useTexts();
  const listed = listNotes(notes, texts.notes);
  if (listed.length === 0) return null;
  return (
    <dl className={styles.notes}>
      {listed.map(({ name, value, isForeign }) => (
        <div key={name} className={styles.note}>
          <dt>{name}</dt>
          <dd lang={isForeign ? language : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
