import { faultOf, type Check } from './check.ts';

/** Keys must be unique across all files. */
export const checkUniqueKeys: Check = ({ rows }) => {
  const firsts = new Map<string, string>();
  return rows.flatMap((located) => {
    const { file, line, row } = located;
    const first = firsts.get(row.key);
    if (first) return [faultOf(located, 'unique-keys', { detail: `is already at ${first}` })];
    firsts.set(row.key, `${file}:${line}`);
    return [];
  });
};
