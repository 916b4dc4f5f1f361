import { spawn } from 'node:child_process';
import { guardServer } from './private-server.ts';

function start(script: string) {
  const child = spawn(process.execPath, ['-e', script]);
  const options = { name: 'Sample', startTimeLimit: 20_000, endTimeLimit: 200 };
  return { child, server: guardServer(child, options) };
}

test('a server that ends before it serves is told with what it printed', async () => {
  const { server } = start('console.log("no room")');
  const serving = server.whenServing(() => Promise.resolve(false));
  await expect(serving).rejects.toThrow(/^Sample did not start\nno room/);
  await server.stop();
});

test('one that will not end is killed', async () => {
  const { child, server } = start(`
    process.on('SIGTERM', () => undefined);
    setInterval(() => undefined, 1000);
    console.log('up');`);
  let isUp = false;
  child.stdout.once('data', () => (isUp = true));
  await server.whenServing(() => Promise.resolve(isUp));
  await server.stop();
  expect(child.signalCode).toBe('SIGKILL');
});
