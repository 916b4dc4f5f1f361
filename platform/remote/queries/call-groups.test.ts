import { calls } from '../../contracts/index.ts';
import { callGroups, wordCalls } from './call-groups.ts';

test('each name in the table is the id of a call', () => {
  const ids = new Set(calls.map(({ id }) => id));
  const named = [...wordCalls, ...callGroups.flatMap((group) => group.calls)];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
