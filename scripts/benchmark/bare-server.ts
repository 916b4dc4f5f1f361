/**
 * The baseline: bare `node:http` that reads the request and answers JSON of a given size.
 * Runs in its own process, under the same conditions as the API.
 * `PORT=<port> node bare-server.ts <bytes>`
 */
import { createServer } from 'node:http';

const bytes = Number(process.argv[2]);
const empty = JSON.stringify({ text: '' });
const text = 'x'.repeat(Math.max(0, bytes - empty.length));

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

server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => server.close(() => process.exit(0)));
