import type { LanguageCode } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { lockPractice } from './card-repository.ts';
import { countWithin } from './count-within.ts';
import { findFrontier, keepFrontier } from './frontier-repository.ts';
import { findMetWords, listStarredToLearn } from './new-word-repository.ts';

/** Words in the first lookup; each further lookup doubles it. */
const firstLookup = 64;
/** The frontier moves only by at least this many words: writing it costs more than skipping fewer. */
const minMove = 32;

type NewWordsContext = UserContext & { catalogue: Catalogue };

interface NewWordsOptions {
  language: LanguageCode;
  count: number;
  starredFirst: boolean;
}

/**
 * At most `count` words of a language that are new to the learner, in the order of teaching, and
 * starred ones before them if `starredFirst`. The search begins at the frontier: the learner has met
 * all words before it, so its cost does not depend on how many those are.
 */
export async function findNewWords(
  context: NewWordsContext,
  { language, count, starredFirst }: NewWordsOptions,
): Promise<CatalogueWord[]> {
  const words = await wordsBeyondFrontier(context, language);
  const starred = starredFirst ? await findStarred(context, words, count) : [];
  const inCourse = await search(context, words, count);
  if (inCourse.passed >= minMove) await moveFrontier(context, language);
  return [...new Set([...starred, ...inCourse.found])].slice(0, count);
}

async function wordsBeyondFrontier(
  { db, user, catalogue }: NewWordsContext,
  language: LanguageCode,
): Promise<readonly CatalogueWord[]> {
  const words = catalogue.inCourse(language);
  const frontier = await findFrontier(db, user.id, language);
  // In another version of the bank, places belong to other words, so the search starts over.
  const isOfThisBank = frontier?.bankVersion === catalogue.version;
  if (!isOfThisBank) return words;
  return words.slice(countWithin(words, ({ course }) => course <= frontier.course));
}

interface Found {
  found: CatalogueWord[];
  /** How many of the words at the beginning have been met, as far as the search went. */
  passed: number;
}

async function search(
  { db, user }: UserContext,
  words: readonly CatalogueWord[],
  count: number,
): Promise<Found> {
  const found: CatalogueWord[] = [];
  let start = 0;
  for (let size = firstLookup; found.length < count && start < words.length; size *= 2) {
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

/** `words` begin at the frontier: starred words before it have been met. */
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

/** Searches again with the lock held: a word may have become new since the first search. */
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
        course: last.course,
        bankVersion: context.catalogue.version,
      });
    },
    { isRepeatable: true },
  );
}
