import { once } from 'node:events';
import { createServer } from 'node:net';
import { request } from 'node:https';
import { isPublicAddress, lookupPublic } from './public-addresses.ts';

test.each(['142.250.74.110', '8.8.8.8', '2a00:1450:4001:82f::200a', '2620:0:861:ed1a::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00:ec2::254',
  'fe80::1',
  '2001:db8::1',
  'localhost',
  '',
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

test('a name that leads to this machine is not connected to', async () => {
  const server = createServer();
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const asked = request(`https://localhost:${port}/a`, { lookup: lookupPublic }).end();
  const [error] = (await once(asked, 'error')) as [Error];
  expect(error.message).toBe('localhost has an address that is not public');
  expect(connections).toBe(0);
  server.close();
});
