import { startProcess } from './server-process.ts';

function start(script: string) {
  return startProcess([process.execPath, '-e', script], { argv0: 'Sample', endTimeLimit: 200 });
}

test('a server that ends before it serves is reported with its output', async () => {
  const server = start('console.log("no room")');
  const serving = server.whenServing(() => Promise.resolve(false), 20_000);
  await expect(serving).rejects.toThrow(/^Sample did not start\nno room/);
});

test('a server that does not end is killed', async () => {
  const server = start(`
    process.on('SIGTERM', () => undefined);
    setInterval(() => undefined, 1000);
    console.log('up');`);
  await server.whenServing(() => Promise.resolve(server.output().includes('up')), 20_000);
  await server.stop();
  expect(await server.ended).toBeNull();
});

test('a missing program is reported', async () => {
  const server = startProcess(['no-such-program']);
  const serving = server.whenServing(() => Promise.resolve(false), 20_000);
  await expect(serving).rejects.toThrow('no-such-program');
});
