import { explainStartFailure } from './start-failure.ts';

function missing(path: string): Error {
  return Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT', path });
}

test('a missing word bank is distinguished from one that is not built', () => {
  const settings = { PORT: 3000, BANK_FILE: '/somewhere/bank.bin' };
  expect(explainStartFailure(missing('/somewhere/bank.bin'), settings)).toEqual([
    'BANK_FILE: there is no such file',
  ]);
  expect(explainStartFailure(missing('content/dist/word-bank.bin'), { PORT: 3000 })).toEqual([
    'The word bank is not built; run npm run content:build first',
  ]);
});
