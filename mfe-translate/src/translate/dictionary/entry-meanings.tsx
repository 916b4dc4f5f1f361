import { useObservable } from '@topwords/platform/rx';
import {
  codeOfLanguage,
  type LanguageCode,
  type Meaning,
  type PartOfSpeech,
  type WordDetail,
} from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { UseLabels } from '@topwords/platform/remote';
import { useTexts } from '../../texts/index.ts';
import { EntrySentence } from './entry-sentence.tsx';
import styles from './entry.module.css';

interface EntryMeaningsProps {
  entry: WordDetail;
  /** The language of the other side; the learner's native one if the bank lacks the other side's. */
  other: LanguageCode | undefined;
  /** The translation shown above. */
  shown: string;
  /** Replaces the shown translation; undefined if that is not possible. */
  onChoose: ((translation: string) => void) | undefined;
}

function groupByPartOfSpeech(meanings: readonly Meaning[]): [PartOfSpeech, Meaning[]][] {
  return [...Map.groupBy(meanings, ({ pos }) => pos)];
}

function textsIn(language: LanguageCode, meaning: Meaning): string[] {
  return meaning.translations
    .filter(({ language_code }) => language_code === language)
    .map(({ translated_text }) => translated_text);
}

/** The senses of a word by part of speech, each with its translations and a sentence. */
export function EntryMeanings({ entry, other, shown, onChoose }: EntryMeaningsProps) {
  const { translate } = useTexts();
  const native = codeOfLanguage(useObservable(useHost().session.state).native_lang);
  const language = other ?? native ?? 'en';
  return groupByPartOfSpeech(entry.meanings).map(([pos, meanings]) => (
    <div key={pos} className={styles.group}>
      <h4 className={styles.pos}>{translate.partsOfSpeech[pos]}</h4>
      <ol className={styles.senses}>
        {meanings.map((meaning) => (
          <li key={meaning.id} className={styles.sense}>
            <p className={styles.translations}>
              {textsIn(language, meaning).map((text) =>
                onChoose === undefined || text === shown ? (
                  <span key={text} lang={language} className={styles.translation}>
                    {text}
                  </span>
                ) : (
                  <button
                    key={text}
                    type="button"
                    aria-label={translate.takeAlternative(text)}
                    className={styles.choice}
                    onClick={() => onChoose(text)}
                  >
                    <span lang={language}>{text}</span>
                  </button>
                ),
              )}
              <UseLabels register={meaning.register} regions={meaning.regions} />
            </p>
            {meaning.sentences.slice(0, 1).map((sentence) => (
              <EntrySentence key={sentence.id} sentence={sentence} entry={entry} other={language} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  ));
}
