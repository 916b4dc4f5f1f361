import type { Cloze } from '@topwords/platform/contracts';
import { shuffled, type Random } from './seeded-random.ts';

/** Fewer words are no task, more are hard to keep in the ear. */
const tileCounts = { least: 3, most: 9 };

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a sentence without punctuation; none if there are too few or too many of them. */
export function tilesOf({ before, answer, after }: Cloze): string[] {
  const words = `${before}${answer}${after}`
    .split(/\s+/u)
    .map((word) => word.replaceAll(edges, ''));
  const tiles = words.filter((word) => word !== '');
  return tiles.length < tileCounts.least || tiles.length > tileCounts.most ? [] : tiles;
}

/** The words of a sentence in an order that is not the sentence's own. */
export function shuffledTiles(cloze: Cloze, random: Random): string[] {
  const tiles = tilesOf(cloze);
  const mixed = shuffled(tiles, random);
  const isSame = mixed.every((tile, place) => tile === tiles[place]);
  return isSame ? mixed.toReversed() : mixed;
}
