import { createServer } from 'node:net';
import {
  explainListenFault,
  findFreePort,
  findListenFault,
  isListening,
  readPort,
} from './port.ts';

test('the port is 3000 unless PORT names another', () => {
  expect(readPort(undefined)).toBe(3000);
  expect(readPort('')).toBe(3000);
  expect(readPort('8080')).toBe(8080);
});

test.each(['abc', '0', '-1', '65536', '80.5'])('PORT=%s is refused in one line', (value) => {
  expect(readPort(value)).toBe(`PORT must be a whole number from 1 to 65535, not "${value}".`);
});

test('the error for a port that cannot be listened on names a way out', () => {
  expect(explainListenFault(3000, 'EADDRINUSE')).toBe(
    'Port 3000 is taken by another program. End it, or choose another one: PORT=3001 npm start',
  );
  expect(explainListenFault(3001, 'EADDRINUSE')).toContain('PORT=3002 npm start');
  expect(explainListenFault(80, 'EACCES')).toContain('not open to this user');
});

test('a taken port is reported, and a free one is not', async () => {
  const port = await findFreePort();
  expect(await findListenFault(port, '127.0.0.1')).toBeUndefined();
  expect(await isListening(port, '127.0.0.1')).toBe(false);

  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  expect(await findListenFault(port, '127.0.0.1')).toContain(`Port ${port} is taken`);
  expect(await isListening(port, '127.0.0.1')).toBe(true);
  await new Promise((resolve) => {
    server.close(resolve);
  });
});
