import type * as calls from '@topwords/platform/contracts';
import type { LanguageCode, PlacementQuestion } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { presentSpelling } from '../bank/presenter.ts';
import type { Pronunciation } from '../bank/pronunciation.ts';
import { localDate } from '../calendar/local-day.ts';
import { makeChoices, type ChoiceSources } from './make-choices.ts';
import { cutIntoStrata } from './cut-into-strata.ts';
import { findPronunciation } from './find-pronunciation.ts';
import { nativeFor } from './native-for.ts';
import { showTranslation } from './show-translation.ts';
import { seededRandom, shuffled, type Random } from './seeded-random.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * A quiz with one word from each stratum of a language's ranks, most common first. A learner gets the
 * same quiz all day.
 * @throws native_missing, language_is_native
 */
export const getPlacement: UseCase<typeof calls.getPlacement, { sources: ChoiceSources }> = async (
  { db, user, now, sources },
  { query: { language } },
) => {
  const native = nativeFor(user, language);
  const random = seededRandom(`${user.id} ${language} ${localDate(now, user.timeZone)}`);
  const { catalogue } = sources;
  const pronunciation = await findPronunciation({ db, user });
  const questions = cutIntoStrata(catalogue.ofLanguage(language)).flatMap((stratum) =>
    questionFrom(sources, stratum, { native, random, pronunciation }),
  );
  return { questions };
};

interface QuestionContext {
  native: LanguageCode;
  random: Random;
  pronunciation: Pronunciation;
}

/** A question about one of the words that have enough wrong choices; empty when none has. */
function questionFrom(
  sources: ChoiceSources,
  words: readonly CatalogueWord[],
  { native, random, pronunciation }: QuestionContext,
): PlacementQuestion[] {
  const show = showTranslation(sources.prompts, native);
  for (const word of shuffled(words, random)) {
    const choices = makeChoices(sources, word, { native, random, show });
    const right = choices.indexOf(show(word));
    if (right === -1) continue;
    const { stress } = presentSpelling(word, pronunciation);
    const spelling = { text: word.text, ...(stress !== undefined && { stress }) };
    return [{ word_id: word.id, ...spelling, choices, right_choice: right }];
  }
  return [];
}
