import { isLanguageCode, type Confusable, type PracticeCard } from '@topwords/platform/contracts';
import { looks, MarkedText } from '@topwords/platform/remote';
import { plainText } from '@topwords/languages/typing';
import type { Answer } from '../session-state/session-state.ts';
import { useTexts } from '../texts/index.ts';
import { foreignText } from './foreign-text.ts';
import styles from './not-the-same.module.css';

/** Words that one difference tells apart are shown once: the first of them. */
function onceEach(confusables: readonly Confusable[]): readonly Confusable[] {
  return [
    ...new Map(confusables.toReversed().map((one) => [one.difference, one])).values(),
  ].toReversed();
}

/** The words to tell from a card's word: the one that was answered, or all for a leech. */
function confusedWith(card: PracticeCard, { verdict, given }: Answer): readonly Confusable[] {
  const { confusables = [], language_code: language, is_leech: isLeech = false } = card;
  if (verdict === 'right' || verdict === 'almost') return [];
  const plain = plainText(given, language);
  const answered = confusables.filter(({ text }) => plainText(text, language) === plain);
  return answered.length === 0 && isLeech ? onceEach(confusables) : answered;
}

/** After a wrong answer: the word that it is mixed up with, side by side with the right one. */
export function NotTheSame({ card, answer }: { card: PracticeCard; answer: Answer }) {
  const { usage } = useTexts();
  const { text: own, language_code: code, native_code: native } = card;
  const confused = confusedWith(card, answer);
  if (confused.length === 0 || !isLanguageCode(code)) return null;
  return (
    <section className={looks.stack2}>
      <h2 className={looks.note}>{usage.toldApart}</h2>
      {confused.map(({ text, difference }) => (
        <div key={text} className={styles.pair}>
          <p {...foreignText(code)} className={styles.words}>
            <span>{own}</span>
            <span aria-hidden="true">≠</span>
            <span>{text}</span>
          </p>
          <p {...foreignText(native)}>
            <MarkedText text={difference} language={code} />
          </p>
        </div>
      ))}
    </section>
  );
}
