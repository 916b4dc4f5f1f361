import type { LanguageCode } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { lockPractice } from './card-repository.ts';
import { countToRank } from './count-to-rank.ts';
import { findFrontier, keepFrontier } from './frontier-repository.ts';
import { findMetWords, listStarredToLearn } from './new-word-repository.ts';

/** Words that are looked up at first; each further look takes twice as many. */
const firstLook = 64;
/** The frontier stays behind by fewer words than this: writing it costs more than passing those. */
const passedAtLeast = 32;

type NewWordsContext = UserContext & { catalogue: Catalogue };

interface Asked {
  language: LanguageCode;
  count: number;
  starredFirst: boolean;
}

/**
 * Words of a language that are new to the learner, the commonest first, and before them the starred
 * ones if asked; at most `count`. The search begins at the frontier, up to which all words have been
 * met, so that it costs the same however many those are.
 */
export async function findNewWords(
  context: NewWordsContext,
  { language, count, starredFirst }: Asked,
): Promise<CatalogueWord[]> {
  const words = await wordsBeyondFrontier(context, language);
  const starred = starredFirst ? await findStarred(context, words, count) : [];
  const byFrequency = await search(context, words, count);
  if (byFrequency.passed >= passedAtLeast) await moveFrontier(context, language);
  return [...new Set([...starred, ...byFrequency.found])].slice(0, count);
}

async function wordsBeyondFrontier(
  { db, user, catalogue }: NewWordsContext,
  language: LanguageCode,
): Promise<readonly CatalogueWord[]> {
  const words = catalogue.ofLanguage(language);
  const frontier = await findFrontier(db, user.id, language);
  // Ranks of another bank are other words' ranks: the frontier is then found anew.
  const isOfThisBank = frontier?.bankVersion === catalogue.version;
  return isOfThisBank ? words.slice(countToRank(words, frontier.rank)) : words;
}

interface Found {
  found: CatalogueWord[];
  /** How many words that have been met stand at the beginning, as far as was looked. */
  passed: number;
}

async function search(
  { db, user }: UserContext,
  words: readonly CatalogueWord[],
  count: number,
): Promise<Found> {
  const found: CatalogueWord[] = [];
  let start = 0;
  for (let size = firstLook; found.length < count && start < words.length; size *= 2) {
    const looked = words.slice(start, start + size);
    const met = await findMetWords(
      db,
      user.id,
      looked.map(({ id }) => id),
    );
    found.push(...looked.filter(({ id }) => !met.has(id)));
    start += looked.length;
  }
  const [first] = found;
  const passed = first === undefined ? start : words.indexOf(first);
  return { found: found.slice(0, count), passed };
}

/** Words before the frontier have been met: starred ones need not be looked up there. */
async function findStarred(
  context: UserContext,
  words: readonly CatalogueWord[],
  count: number,
): Promise<CatalogueWord[]> {
  const starred = new Set(await listStarredToLearn(context.db, context.user.id));
  const { found } = await search(
    context,
    words.filter(({ id }) => starred.has(id)),
    count,
  );
  return found;
}

/** Looks again behind the lock: since the first look a word may have become new. */
async function moveFrontier(context: NewWordsContext, language: LanguageCode): Promise<void> {
  await inTransaction(
    context.db,
    async (db) => {
      await lockPractice(db, context.user.id);
      const locked = { ...context, db };
      const words = await wordsBeyondFrontier(locked, language);
      const { passed } = await search(locked, words, 1);
      const last = words[passed - 1];
      if (last === undefined) return;
      await keepFrontier(db, context.user.id, language, {
        rank: last.rank,
        bankVersion: context.catalogue.version,
      });
    },
    { isRepeatable: true },
  );
}
