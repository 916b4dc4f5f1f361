/**
 * Loaded into a measured server by `--import`: answers at a port of its own how much processor time
 * the whole process has used, in microseconds. Processes that the server starts do not inherit it.
 */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const { CPU_PORT: port } = process.env;

if (isMainThread && port !== undefined) {
  delete process.env.NODE_OPTIONS;
  delete process.env.CPU_PORT;
  const server = createServer((_request, response) => {
    const { user, system } = process.cpuUsage();
    response.setHeader('Connection', 'close').end(String(user + system));
  });
  server.listen(Number(port), '127.0.0.1').unref();
}
