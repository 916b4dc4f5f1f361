import { languageCodes } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import { findCue, readCues, type Vocabulary } from '../recognise/cue.ts';
import { tokensOf } from '../recognise/tokens.ts';
import { joinLines, joinParagraphs, star } from '../reply/markup.ts';
import { saidBefore, type ReplyContext } from '../reply/reply-context.ts';
import { contrastItems } from './contrast-items.ts';
import { judgeAnswer } from './judge-answer.ts';
import { quizItems, type QuizItem } from './quiz-item.ts';

type QuizCue = 'givesUp' | 'hint';

const cues = (['givesUp', 'hint'] as const).flatMap((means) =>
  languageCodes.flatMap((code) => readCues<QuizCue>({ [means]: allTutor[code].quizCues[means] })),
);

/** Quiz cues must match exactly: answers are short, and similar to many cues. */
const exact: Vocabulary = { isKnown: () => true, isLanguage: () => false };

/** Asks the next question that is new in this chat. */
export function replyQuiz(context: ReplyContext): string {
  const { facts, texts, history } = context;
  const items = itemsOf(context);
  const said = saidBefore(history);
  const next =
    items.find(({ question }) => !said.includes(question)) ?? items[history.length % items.length];
  return next?.question ?? texts.quizNothing(star(facts.word.text));
}

/** Exercises on what was explained in this chat, then questions about the word. */
function itemsOf(context: ReplyContext): QuizItem[] {
  return [...contrastItems(context), ...quizItems(context.facts, context.texts)];
}

/** The question at the end of the tutor's last message; undefined if there is none. */
export function openQuestion(context: ReplyContext): QuizItem | undefined {
  const last = context.history.at(-1);
  if (last?.role !== 'assistant') return undefined;
  return itemsOf(context).find(({ question }) => last.content.endsWith(question));
}

/** The reply to an answer; undefined when the message is a new question instead. */
export function replyQuizAnswer(
  context: ReplyContext,
  item: QuizItem,
  message: string,
): string | undefined {
  const { texts, asked } = context;
  const { shownSolution } = item;
  const judgement = judgeAnswer(message, item);
  const said = judgement === 'wrong' ? cueIn(message) : undefined;
  if (said === 'hint') return joinParagraphs([hintOf(item, context), item.question]);
  if (said === 'givesUp') return explain(texts.givenUp(shownSolution), item, context);
  if (judgement === 'wrong' && asked.intent !== 'unknown') return undefined;
  const verdict = {
    right: texts.right,
    misspelt: texts.rightButSpelling(shownSolution),
    nearly: texts.nearly(shownSolution),
    'other-word': texts.otherWordOf(shownSolution),
    'other-form': texts.otherFormOf(star(message.trim()), shownSolution),
    wrong: texts.wrong(shownSolution),
  }[judgement];
  return explain(verdict, item, context);
}

function explain(verdict: string, { reason }: QuizItem, { texts }: ReplyContext): string {
  return joinParagraphs([joinLines([verdict, reason]), texts.anotherQuestion]);
}

function hintOf({ solutions }: QuizItem, { texts }: ReplyContext): string {
  const [solution = ''] = solutions;
  const letters = Array.from(solution);
  return texts.hint(letters[0] ?? '', letters.filter((letter) => letter !== ' ').length);
}

function cueIn(message: string): QuizCue | undefined {
  const tokens = tokensOf(message);
  return cues.find((cue) => findCue(cue, tokens, exact).length > 0)?.means;
}
