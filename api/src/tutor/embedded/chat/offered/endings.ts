import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { cellsOf } from '../../facts/table-cells.ts';
import type { TableCell } from '../../facts/table-cells.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/**
 * How words of a kind become one of their forms: what the headword loses, or undefined if it is
 * what the forms of a column share that gains an ending; and what is gained.
 */
interface Change {
  loses: string | undefined;
  gains: string;
}

/** The usual changes of each place in the tables, the commonest first. */
type Endings = ReadonlyMap<string, readonly Change[]>;

/** Words whose tables show what is usual. */
const maxWords = 400;
/** A change is usual if at least this share of the words makes it. */
const leastShare = 0.005;
const leastWords = 3;

const known = new WeakMap<ReplyContext['sources'], Map<string, Endings>>();

/** The name of a place, by which the forms of different words are compared. */
export function placeOf({ table, row, column }: TableCell): string {
  return `${table} ${row} ${column}`;
}

/** How words of a part of speech are usually inflected, as their tables show; kept per source. */
export function endingsOf(
  sources: ReplyContext['sources'],
  language: LanguageCode,
  pos: PartOfSpeech,
): Endings {
  const byKind = known.get(sources) ?? new Map<string, Endings>();
  known.set(sources, byKind);
  const key = `${language} ${pos}`;
  const endings = byKind.get(key) ?? readEndings(sources, language, pos);
  byKind.set(key, endings);
  return endings;
}

function readEndings(
  sources: ReplyContext['sources'],
  language: LanguageCode,
  pos: PartOfSpeech,
): Endings {
  const words = sources.catalogue.ofPartOfSpeech(language, pos).slice(0, maxWords);
  const counts = new Map<string, Map<string, number>>();
  for (const word of words) {
    const cells = cellsOf(sources.tablesOf(word));
    const starts = startsOfColumns(cells);
    for (const cell of cells) {
      const place = counts.get(placeOf(cell)) ?? new Map<string, number>();
      counts.set(placeOf(cell), place);
      for (const form of cell.forms) {
        const shared = sharedStart(word.text, form);
        const change = `${word.text.slice(shared)} ${form.slice(shared)}`;
        place.set(change, (place.get(change) ?? 0) + 1);
        const start = starts.get(columnOf(cell)) ?? '';
        const ofColumn = `${rest} ${form.slice(start.length)}`;
        place.set(ofColumn, (place.get(ofColumn) ?? 0) + 1);
      }
    }
  }
  const least = Math.max(leastWords, words.length * leastShare);
  return new Map(
    [...counts].map(([place, changes]) => [
      place,
      [...changes]
        .filter(([, count]) => count >= least)
        .toSorted((a, b) => b[1] - a[1])
        .map(([change]) => {
          const [loses = '', gains = ''] = change.split(' ');
          return { loses: loses === rest ? undefined : loses, gains };
        }),
    ]),
  );
}

/** Stands for the shared part of a column. */
const rest = '*';

function columnOf({ table, column }: TableCell): string {
  return `${table} ${column}`;
}

/** What the forms of each column of a table begin with; columns of one form are left out. */
export function startsOfColumns(cells: readonly TableCell[]): ReadonlyMap<string, string> {
  const groups = Object.entries(Object.groupBy(cells, columnOf));
  return new Map(
    groups.flatMap(([column, group = []]): [string, string][] => {
      const [first = '', ...others] = group.flatMap(({ forms }) => forms);
      const length = others.reduce(
        (shortest, form) => Math.min(shortest, sharedStart(first, form)),
        first.length,
      );
      return others.length === 0 ? [] : [[column, first.slice(0, length)]];
    }),
  );
}

/** The length of what two texts begin with alike. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
