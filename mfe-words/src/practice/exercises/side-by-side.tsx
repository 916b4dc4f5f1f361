import type { LanguageCode, PracticeCard } from '@topwords/platform/contracts';
import { isLanguageCode } from '@topwords/platform/contracts';
import { looks, SoundButton } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { foreignText } from './foreign-text.ts';
import { ShownExample } from './shown-example.tsx';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  card: PracticeCard;
  /** The card before, of the same meaning in another language. */
  main: PracticeCard;
}

interface Version {
  language: LanguageCode;
  before: string;
  /** The word's form; '' if the sentence has another one for the meaning. */
  answer: string;
  after: string;
  recording?: string | undefined;
}

/** One sentence in the languages of two cards; undefined if the second card does not have both. */
function versionsOf({ card, main }: SideBySideProps): Version[] | undefined {
  const { example, language_code: language } = card;
  const { example: other, language_code: mainLanguage } = main;
  const parallel = example?.parallels?.find(({ language_code: code }) => code === mainLanguage);
  if (!example || !parallel || !isLanguageCode(language)) return undefined;
  const isSame = other && `${other.before}${other.answer}${other.after}` === parallel.text;
  const whole = { before: parallel.text, answer: '', after: '' };
  return [
    {
      ...(isSame ? other : whole),
      language: parallel.language_code,
      recording: parallel.recording,
    },
    { ...example, language },
  ];
}

/** The end of a meaning in two languages: the same sentence in both. */
export function SideBySide(props: SideBySideProps) {
  const { languages, practice, card: texts } = useTexts();
  const versions = versionsOf(props);
  const { example, native_code: native } = props.card;
  if (!versions) return <ShownExample card={props.card} />;
  return (
    <section aria-label={practice.inBoth} className={looks.stack2}>
      <h2 className={classNames(looks.note, styles.title)}>{practice.inBoth}</h2>
      <ul className={styles.versions}>
        {versions.map(({ language, before, answer, after, recording }) => (
          <li key={language} data-language={language} className={styles.version}>
            <p className={looks.note}>{languages[language]}</p>
            <div className={styles.sentence}>
              <p {...foreignText(language)} className={styles.text}>
                {before}
                {answer !== '' && <mark>{answer}</mark>}
                {after}
              </p>
              <SoundButton
                isSmall
                text={`${before}${answer}${after}`}
                language={language}
                recording={recording}
                label={texts.listen(`${before}${answer}${after}`)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p {...foreignText(native)} className={looks.muted}>
        {example?.translation}
      </p>
    </section>
  );
}
