/**
 * The baseline: bare `node:http` that reads the request and answers JSON of a given size.
 * Started as a process of its own, so that it has the machine as the API has it.
 * `node bare-server.ts <port> <bytes>`
 */
import { createServer } from 'node:http';

const [port, bytes] = process.argv.slice(2).map(Number);
const empty = JSON.stringify({ text: '' });
const text = 'x'.repeat(Math.max(0, (bytes ?? 0) - empty.length));

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const body = JSON.stringify({ text });
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});

server.listen(port, '127.0.0.1');
process.once('SIGTERM', () => server.close(() => process.exit(0)));
