import type * as calls from '@topwords/platform/contracts';
import { askMistake } from './ask-mistake.ts';
import type { MistakeSources } from './find-mistake.ts';
import { wordIdOf } from './find-subjects.ts';
import { listMixUps } from './list-mix-ups.ts';
import type { MixUp } from './fold-mix-ups.ts';
import { nativeFor } from './native-for.ts';
import type { UseCase } from '../routing/use-case.ts';

/** Mistakes that are listed at most. */
const mostListed = 50;

/**
 * What the learner mixes up, most pressing first.
 * @throws native_missing, language_is_native
 */
export const getPracticeMistakes: UseCase<
  typeof calls.getPracticeMistakes,
  { sources: MistakeSources }
> = async (context, { query: { language } }) => {
  const native = nativeFor(context.user, language);
  const mixUps = await listMixUps(context, language);
  return {
    mistakes: mixUps
      .slice(0, mostListed)
      .flatMap((mixUp) => present(context.sources, mixUp, native)),
  };
};

function present(
  sources: MistakeSources,
  mixUp: MixUp,
  native: calls.LanguageCode,
): calls.PracticeMistake[] {
  const { kind, last, mistakes, rightInRow } = mixUp;
  const { catalogue } = sources;
  const word = catalogue.find(wordIdOf(last.cardId) ?? 0);
  if (word === undefined) return [];
  const other = catalogue.find(last.takenWordId ?? 0);
  const isPair = kind === 'confused_pair';
  if (isPair && other === undefined) return [];
  return [
    {
      id: last.id,
      kind,
      word_id: word.id,
      wanted: isPair ? word.text : last.wanted,
      taken: other?.text ?? last.taken,
      taken_word_id: other?.id ?? null,
      count: mistakes.length,
      right_in_row: rightInRow,
      last_made_at: new Date(last.madeAt).toISOString(),
      can_be_asked: askMistake(sources, mixUp, native).length > 0,
    },
  ];
}
