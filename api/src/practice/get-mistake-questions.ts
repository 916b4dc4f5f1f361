import type * as calls from '@topwords/platform/contracts';
import { localDate } from '../calendar/local-day.ts';
import { askMistake } from './ask-mistake.ts';
import type { MistakeSources } from './find-mistake.ts';
import { listMixUps } from './list-mix-ups.ts';
import { nativeFor } from './native-for.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import type { UseCase } from '../routing/use-case.ts';

/** About two minutes, at ten seconds a question. */
const mostQuestions = 12;

/** Questions about one mistake at most: its sides, and one more. */
const mostOfMistake = 3;

/**
 * Questions about what the learner mixes up: one about each, most pressing first, then the second
 * ones, so that two about the same are apart. With each mistake, others come first.
 * @throws native_missing, language_is_native
 */
export const getMistakeQuestions: UseCase<
  typeof calls.getMistakeQuestions,
  { sources: MistakeSources }
> = async (context, { query: { language } }) => {
  const { user, now, sources } = context;
  const native = nativeFor(user, language);
  const mixUps = await listMixUps(context, language);
  const questions = mixUps.map((mixUp) => {
    const all = askMistake(sources, mixUp, native);
    const start = all.length === 0 ? 0 : (mixUp.mistakes.length - 1) % all.length;
    return [...all.slice(start), ...all.slice(0, start)].slice(0, mostOfMistake);
  });
  const rounds = Array.from({ length: mostOfMistake }, (_none, round) =>
    questions.flatMap((ofMistake) => ofMistake[round] ?? []),
  );
  const date = localDate(now, user.timeZone);
  const chosen = rounds.flat().slice(0, mostQuestions);
  return {
    questions: chosen.map((question, index) => ({
      ...question,
      options: shuffled(question.options, seededRandom(`${question.mistake_id} ${date} ${index}`)),
    })),
  };
};
