/** This many of a list, from its whole length and always the same ones; all of a shorter list. */
export function pickEvenly<Item>(all: readonly Item[], count: number): Item[] {
  if (all.length <= count) return [...all];
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(((index + 0.5) * all.length) / count);
    return all[place] as Item;
  });
}
