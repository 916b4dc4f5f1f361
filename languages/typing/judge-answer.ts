import { typingOf } from './typing-of.ts';
import { isAnotherWord } from './is-another-word.ts';
import { withoutOptionalWord } from './without-optional-word.ts';
import { bareText, plainText } from './plain-text.ts';
import { hasOneSlip, isRecognizable } from './slip.ts';

/** `almost` counts as right, and the learner is asked to check the spelling. */
export type Verdict = 'right' | 'almost' | 'wrong';

/** What is asked, and the language in which the learner types. */
export interface Question {
  /** All correct texts, the best first. */
  answers: readonly string[];
  /** A tag such as `es`; answers in languages outside the bank are judged by their letters alone. */
  language: string;
  pos: string | null;
  /** Set when a sentence needs a certain form, whose ending must be right. */
  isForm?: boolean;
  /** Other words that the learner may mean; typing one of them is not a slip of an answer. */
  others?: readonly string[];
}

/** The verdict, and the answer closest to what the learner typed. */
export interface Judgement {
  verdict: Verdict;
  answer: string;
}

type Judging = Required<Omit<Question, 'answers'>>;

function differsInAccentsAlone(given: string, answer: string, language: string): boolean {
  return bareText(given, language) === bareText(answer, language);
}

/**
 * Forgives a missing accent unless it makes another word, which is then judged like any other slip.
 * A text of several words is never taken for another one because of an accent.
 */
function judgeOne(given: string, answer: string, judging: Judging): Verdict {
  const { language, pos, isForm, others } = judging;
  if (given === answer) return 'right';
  if (others.includes(given)) return 'wrong';
  if (differsInAccentsAlone(given, answer, language)) {
    // For languages outside the bank we do not know what accents mean.
    if (!typingOf(language) || answer.includes(' ')) return 'almost';
    if (!isAnotherWord(given, answer, language, pos)) return 'right';
    return isRecognizable(given, answer, isForm) ? 'almost' : 'wrong';
  }
  const bare = (text: string) => bareText(text, language);
  return hasOneSlip(bare(given), bare(answer), isForm) ? 'almost' : 'wrong';
}

const order: readonly Verdict[] = ['right', 'almost', 'wrong'];

/**
 * Judges a typed text against the closest answer. Forgiven are case (including Turkish `I` and `İ`),
 * punctuation, spaces, `ё` for `е`, accents that do not change the word, an article, and
 * `to` before an English verb. One slip in a word of five letters or more is `almost`.
 */
export function judgeAnswer(given: string, question: Question): Judgement {
  const { language, pos, isForm = false } = question;
  const plain = (text: string) => plainText(text, language);
  const bare = (text: string) => withoutOptionalWord(plain(text), language, pos);
  const rightOnes = new Set(question.answers.map(plain));
  const others = (question.others ?? []).map(plain).filter((other) => !rightOnes.has(other));
  const judging = { language, pos, isForm, others };

  const judgements = question.answers.map((answer): Judgement => {
    const verdicts = new Set([
      judgeOne(plain(given), plain(answer), judging),
      judgeOne(bare(given), bare(answer), judging),
    ]);
    return { answer, verdict: order.find((verdict) => verdicts.has(verdict)) ?? 'wrong' };
  });
  const [best = ''] = question.answers;
  const found = order.flatMap((verdict) =>
    judgements.filter((judgement) => judgement.verdict === verdict),
  );
  return plain(given) === '' || !found[0] ? { verdict: 'wrong', answer: best } : found[0];
}
