import { join } from 'node:path';
import { listRemotes } from './list-remotes.ts';
import { readRemotePort } from './read-remote-port.ts';

const root = join(__dirname, '../..');

test('each remote has its own port, which no other server uses', () => {
  const ports = listRemotes(root).map((folder) => readRemotePort(root, folder));
  const others = [3000, 4000, 4001];
  expect(ports.length).toBeGreaterThan(0);
  expect(new Set([...ports, ...others]).size).toBe(ports.length + others.length);
});
