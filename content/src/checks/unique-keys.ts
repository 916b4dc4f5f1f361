import { faultOf, type Check } from './check.ts';

/** A key names one row of all files. */
export const checkUniqueKeys: Check = ({ rows }) => {
  const firsts = new Map<string, string>();
  return rows.flatMap((located) => {
    const { file, line, row } = located;
    const first = firsts.get(row.key);
    if (first) return [faultOf(located, 'unique-keys', { detail: `stands at ${first} already` })];
    firsts.set(row.key, `${file}:${line}`);
    return [];
  });
};
