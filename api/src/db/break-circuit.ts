import type { Socket } from 'node:net';
import { createCircuit } from './circuit.ts';
import type { Database } from './open-database.ts';

/** Longer than the circuit waits for an answer. */
const questionMilliseconds = 2000;

type Done = (...result: unknown[]) => void;

interface DriverConnection {
  stream: Socket;
  query(...parameters: unknown[]): unknown;
  on(event: 'error', listener: () => void): unknown;
  once(event: 'connect', listener: () => void): unknown;
  destroy(): void;
}

interface Driver {
  createConnection(settings: object): DriverConnection;
}

/**
 * Refuses calls immediately while the server accepts connections but does not answer. Pending
 * statements then fail within three seconds, later ones without waiting.
 */
export function breakCircuit(db: Database): void {
  const { client } = db;
  const driver = client.driver as Driver;
  const streams = new Set<Socket>();
  const circuit = createCircuit({
    ask: () => ask(driver, client.connectionSettings as object),
    onOpen(error) {
      for (const stream of streams) stream.destroy(error);
    },
  });

  function createConnection(settings: object): DriverConnection {
    const connection = driver.createConnection(settings);
    const { stream } = connection;
    streams.add(stream);
    const connected = circuit.expectAnswer();
    connection.once('connect', connected);
    stream.once('close', () => {
      connected();
      streams.delete(stream);
    });
    const query = connection.query.bind(connection);
    connection.query = (...parameters) => {
      const done = parameters.pop() as Done;
      const answered = circuit.expectAnswer();
      return query(...parameters, (...result: unknown[]) => {
        answered();
        done(...result);
      });
    };
    return connection;
  }
  client.driver = Object.create(driver, { createConnection: { value: createConnection } });

  const acquire = client.acquireConnection.bind(client) as () => Promise<unknown>;
  client.acquireConnection = async () => {
    let acquiring: Promise<unknown> | undefined;
    try {
      return await circuit.guard(() => (acquiring = acquire()));
    } catch (error) {
      // A connection that arrives too late is released to the pool.
      acquiring?.then((connection) => client.releaseConnection(connection)).catch(() => undefined);
      throw error;
    }
  };
  const destroy = client.destroy.bind(client) as (...parameters: unknown[]) => unknown;
  client.destroy = (...parameters: unknown[]) => {
    circuit.close();
    return destroy(...parameters);
  };
}

function ask(driver: Driver, settings: object): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const connection = driver.createConnection(settings);
  const limit = setTimeout(() => connection.destroy(), questionMilliseconds).unref();
  // Any answer counts, even a refusal.
  connection.on('error', resolve);
  connection.query('SELECT 1', () => resolve());
  return promise.finally(() => {
    clearTimeout(limit);
    connection.destroy();
  });
}
