/**
 * The baseline: bare `node:http` that reads the request and answers the bytes of a file as JSON.
 * Runs in its own process, under the same conditions as the API.
 * `PORT=<port> node bare-server.ts <file>`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2] ?? '');

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.byteLength,
    });
    response.end(body);
  });
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => server.close(() => process.exit(0)));
