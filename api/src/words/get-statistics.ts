import {
  languageCodes,
  nameOfLanguage,
  partsOfSpeech,
  type LanguageStatistics,
  type PartOfSpeechStatistics,
} from '@topwords/platform/contracts';
import { listTargetsAtStart } from '../users/user-repository.ts';
import type { UserContext } from '../users/context.ts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { listMarks } from '../marks/mark-repository.ts';

interface StatisticsContext extends UserContext {
  catalogue: Catalogue;
}

/** Totals and marks, one row for each language of the bank. */
export async function getStatistics(context: StatisticsContext): Promise<LanguageStatistics[]> {
  const { catalogue } = context;
  const counts = await countMarks(context, ({ language }) => language);
  return languageCodes.map((code) => ({
    language_code: code,
    language_name: nameOfLanguage(code),
    total_words: catalogue.ofLanguage(code).length,
    ...(counts.get(code) ?? noMarks),
  }));
}

/** Totals and marks, one row for each part of speech in each target language. */
export async function getPartOfSpeechStatistics(
  context: StatisticsContext,
): Promise<PartOfSpeechStatistics[]> {
  const { db, user, catalogue } = context;
  const counts = await countMarks(context, ({ language, pos }) => `${language} ${pos}`);
  const targets = await listTargetsAtStart(db, user);
  const rows = targets.flatMap((code) =>
    partsOfSpeech.map((pos) => ({
      language_code: code,
      pos,
      total_words: catalogue.ofPartOfSpeech(code, pos).length,
      ...(counts.get(`${code} ${pos}`) ?? noMarks),
    })),
  );
  return rows.filter((row) => row.total_words > 0);
}

interface Marks {
  learned_words: number;
  starred_words: number;
}

const noMarks: Readonly<Marks> = { learned_words: 0, starred_words: 0 };

/** Counts a learner's marks by groups of words. Iterates over marks, which are fewer than words. */
async function countMarks(
  { db, user, catalogue }: StatisticsContext,
  groupOf: (word: CatalogueWord) => string,
): Promise<Map<string, Marks>> {
  const groups = new Map<string, Marks>();
  for (const { wordId, learnedAt, starredAt } of await listMarks(db, user.id)) {
    const word = catalogue.find(wordId);
    if (word === undefined) continue;
    const name = groupOf(word);
    let group = groups.get(name);
    if (group === undefined) groups.set(name, (group = { ...noMarks }));
    group.learned_words += Number(learnedAt !== null);
    group.starred_words += Number(starredAt !== null);
  }
  return groups;
}
