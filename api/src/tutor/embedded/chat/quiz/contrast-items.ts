import type { ContrastNote } from '../taught/note.ts';
import { saidBefore, type ReplyContext } from '../reply/reply-context.ts';
import { star } from '../reply/markup.ts';
import type { QuizItem } from './quiz-item.ts';

const gap = '____';

/** The exercises of the contrast cards that the tutor explained in this chat, the last one first. */
export function contrastItems({ facts, sources, texts, history }: ReplyContext): QuizItem[] {
  const { word, native } = facts;
  const said = saidBefore(history);
  const { contrasts } = sources.taughtNotes(word.language, native);
  const explained = contrasts
    .filter(({ text }) => said.includes(text))
    .toSorted((a, b) => said.lastIndexOf(b.text) - said.lastIndexOf(a.text));
  return explained.flatMap((card) => itemsOf(card, texts));
}

function itemsOf({ questions }: ContrastNote, texts: ReplyContext['texts']): QuizItem[] {
  return questions.map(({ before, after, options, answer, translation }) => {
    const gapped = `${marked(before)} ${gap} ${marked(after)}`.trim();
    const whole = star(`${before}${answer}${after}`);
    return {
      question: texts.quizChoice(gapped, options.map(star).join(' / '), translation),
      solutions: [answer],
      otherWords: [],
      otherForms: options.filter((one) => one !== answer),
      shownSolution: star(answer),
      reason: `${whole} - ${translation}`,
    };
  });
}

function marked(piece: string): string {
  const text = piece.trim();
  return text === '' ? '' : star(text);
}
