import { PassThrough } from 'node:stream';
import { prefixLines } from './prefix-lines.ts';

test('each line carries the name of the process that printed it', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  prefixLines(stream, 'mfe-words', (line) => lines.push(line));
  stream.write('one\ntw');
  stream.end('o\n');
  await new Promise((resolve) => {
    stream.once('close', resolve);
  });
  expect(lines).toEqual(['mfe-words      one', 'mfe-words      two']);
});
