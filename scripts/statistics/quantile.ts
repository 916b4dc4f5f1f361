/** The value below which `share` of the values lie; the median by default. @throws for no values */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.floor(share * (sorted.length - 1))];
  if (value === undefined) throw new Error('There are no values');
  return value;
}
