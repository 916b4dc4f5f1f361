import type { WeekUnderstanding } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { getUnderstanding } from '../understanding/get-understanding.ts';
import type { UserContext } from '../users/context.ts';

interface Week {
  monday: string;
  nextMonday: string;
  isCurrent: boolean;
}

/**
 * How much of each language was understood before a week and at its end, by the figures that were
 * kept. A past week has no row for a language of which nothing was understood yet.
 */
export async function understoodInWeek(
  context: UserContext & { catalogue: Catalogue },
  { monday, nextMonday, isCurrent }: Week,
): Promise<WeekUnderstanding[]> {
  const rows = await getUnderstanding(context);
  return rows.flatMap(({ days, ...row }) => {
    const before = days.findLast(({ date }) => date < monday)?.percent ?? 0;
    const after = days.findLast(({ date }) => date < nextMonday)?.percent ?? 0;
    const { language_code, known_words, learning_words } = row;
    if (isCurrent) return [{ ...row, before }];
    if (before === 0 && after === 0) return [];
    return [{ language_code, known_words, learning_words, before, percent: after }];
  });
}
