/** Groups values by each of their keys, in the order of the values. The groups are not to grow. */
export function groupByEach<Key, Value>(
  values: Iterable<Value>,
  keysOf: (value: Value) => Iterable<Key>,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    for (const key of new Set(keysOf(value))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [value]);
      else group.push(value);
    }
  }
  // An array that grew has room for more than half as many again, and for 16.
  for (const [key, group] of groups) if (group.length > 1) groups.set(key, group.slice());
  return groups;
}
