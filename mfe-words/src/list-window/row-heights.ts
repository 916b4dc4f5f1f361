import type { Services } from '../services/services.ts';

/** The look of a list that the heights of its rows depend on, in pixels. */
interface ListLook {
  width: number;
  /** Between two rows. */
  space: number;
}

/** The heights of rows that were on the page, in pixels, so that they can leave it and return. */
export interface RowHeights {
  /** Notes the height of a word's row. Rows of a list of another look are forgotten. */
  note(wordId: number, height: number, look: ListLook): void;
  /**
   * The height of consecutive rows, with the space below each; estimated for rows that were never
   * on the page.
   */
  sum(words: readonly { id: number }[]): number;
  /** The space between two rows. */
  space(): number;
}

export function createRowHeights(): RowHeights {
  const heights = new Map<number, number>();
  let noted: ListLook = { width: 0, space: 12 };
  /** The first that was noted. It stays, since a better one would move the rows below. */
  let estimate = 132;
  return {
    note(wordId, height, look) {
      if (look.width !== noted.width || look.space !== noted.space) {
        heights.clear();
        noted = look;
        estimate = height;
      }
      heights.set(wordId, height);
    },
    sum: (words) =>
      words.reduce((sum, { id }) => sum + (heights.get(id) ?? estimate) + noted.space, 0),
    space: () => noted.space,
  };
}

const kept = new WeakMap<Services, RowHeights>();

/** The heights that a remote knows, so that a list comes back as it was left. */
export function rowHeightsOf(services: Services): RowHeights {
  const heights = kept.get(services) ?? createRowHeights();
  kept.set(services, heights);
  return heights;
}
