import type { ChatTexts, SuggestedQuestion } from '@topwords/languages/tutor';
import { joinLines, joinParagraphs, listOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { suggestQuestions } from './suggest-questions.ts';

const greetingQuestions: SuggestedQuestion[] = ['meaning', 'example', 'pronunciation', 'quiz'];

function suggest(texts: ChatTexts, which?: readonly SuggestedQuestion[]): string {
  const all = texts.suggestions;
  return listOf(which ? which.map((one) => all[one]) : Object.values(all));
}

/** Greets, and suggests questions. */
export function replyGreeting({ facts, texts }: ReplyContext): string {
  return joinLines([texts.greeting(star(facts.word.text)), suggest(texts, greetingQuestions)]);
}

/** Answers thanks. */
export function replyThanks({ facts, texts }: ReplyContext): string {
  return joinLines([
    texts.thanks(star(facts.word.text)),
    suggest(texts, ['example', 'memory', 'quiz']),
  ]);
}

/** Says that nothing is known, and names questions about the word that have an answer. */
export function replyUnknown(context: ReplyContext): string {
  const { facts, texts } = context;
  return joinParagraphs([
    texts.notUnderstood(star(facts.word.text)),
    joinLines([texts.canTell, listOf(suggestQuestions(context))]),
  ]);
}
