import type { PracticeCard } from '@topwords/platform/contracts';
import { AlertIcon, CloseIcon, LearnedIcon } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../../texts/index.ts';
import type { Verdict } from '../answer/judge-answer.ts';
import type { Answer } from '../session-state/session-state.ts';
import { askModeOf, isTyped } from './ask-mode.ts';
import { foreignText } from './foreign-text.ts';
import { ShownWord } from './shown-word.tsx';
import styles from './solution.module.css';

const verdictIcons = { right: LearnedIcon, almost: AlertIcon, wrong: CloseIcon };

function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { practice } = useTexts();
  const Icon = verdictIcons[verdict];
  return (
    <p data-verdict={verdict} className={styles.verdict}>
      <Icon />
      {practice.verdicts[verdict]}
    </p>
  );
}

/** A sentence with the word, and its translation. */
function SolvedSentence({ card }: { card: PracticeCard }) {
  const { cloze } = card.exercise;
  if (!cloze) return null;
  return (
    <div className={styles.example}>
      <p {...foreignText(card.language_code)} className={styles.sentence}>
        {cloze.before}
        <mark>{cloze.answer}</mark>
        {cloze.after}
      </p>
      <p {...foreignText(card.native_code)} className={looks.muted}>
        {cloze.translation}
      </p>
    </div>
  );
}

/** The right answer, shown once the card is answered: the word with its details. */
export function Solution({ card, answer }: { card: PracticeCard; answer: Answer }) {
  const { practice } = useTexts();
  const { verdict, given } = answer;
  const isGivenShown = verdict !== 'right' && given !== '' && isTyped(askModeOf(card));
  return (
    <div className={looks.stack2}>
      {verdict && <VerdictLine verdict={verdict} />}
      {isGivenShown && (
        <p className={looks.muted}>
          {practice.given}{' '}
          <span {...foreignText(card.language_code)} className={styles.given}>
            {given}
          </span>
        </p>
      )}
      <ShownWord card={card} />
      <p {...foreignText(card.native_code)} className={styles.translation}>
        {card.translation}
      </p>
      <SolvedSentence card={card} />
    </div>
  );
}
