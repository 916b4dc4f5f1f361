import { connect, createServer } from 'node:net';

/** A port from the environment, or a line that says what is wrong with it. */
export function readPort(value: string | undefined): number | string {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return `PORT must be a whole number from 1 to 65535, not "${value}".`;
}

/** Why a port cannot be listened on, in one line. */
export function explainListenFault(port: number, code: string | undefined): string {
  const other = `choose another one: PORT=${port === 3001 ? 3002 : 3001} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. End it, or ${other}`;
  if (code === 'EACCES') return `Port ${port} is not open to this user. Please ${other}`;
  return `Port ${port} cannot be listened on (${code ?? 'unknown fault'}). Please ${other}`;
}

/** Tries to listen. @returns the fault, or undefined when the port is free */
export function findListenFault(port: number, host?: string): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const server = createServer();
  server.once('error', (error: NodeJS.ErrnoException) => {
    // A machine may lack IPv4 or IPv6; the other is used then.
    const isAbsent = host === '::1' && error.code !== 'EADDRINUSE';
    resolve(isAbsent ? undefined : explainListenFault(port, error.code));
  });
  server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  return promise;
}

/** A loopback port that nothing listens on. */
export function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}

/** Whether something accepts connections there. */
export function isListening(port: number, host = 'localhost'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ port, host });
  socket.once('connect', () => {
    socket.destroy();
    resolve(true);
  });
  socket.once('error', () => resolve(false));
  return promise;
}
