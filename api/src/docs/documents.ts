import { calls } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { headersOfWindow } from '../pages/page-headers.ts';
import { createApiDocument } from './api-document.ts';

const compress = promisify(brotliCompress);
const require = createRequire(import.meta.url);

interface Document {
  type: string;
  content: Buffer;
  /** The same compressed with brotli. */
  compressed: Buffer;
  tag: string;
}

/** The reader's files, under the API's base path. All of them are served from here. */
const sources = new Map(
  Object.entries<{ type: string; read: () => string | Promise<Buffer> }>({
    '/api/openapi.json': {
      type: 'application/json',
      read: () => JSON.stringify(createApiDocument(calls)),
    },
    '/api/docs': { type: 'text/html; charset=utf-8', read: () => ownFile('reader.html') },
    '/api/docs/reader.css': { type: 'text/css; charset=utf-8', read: () => ownFile('reader.css') },
    '/api/docs/reader.js': {
      type: 'text/javascript; charset=utf-8',
      read: () =>
        readFile(require.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js')),
    },
  }),
);

/** The reader's elements create style elements, hence the one exception. */
const readerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the API's document and a reader for people, each with an ETag. */
export function createDocuments(): Middleware {
  const documents = new Map<string, Promise<Document>>();

  function find(path: string): Promise<Document> | undefined {
    const source = sources.get(path);
    const known = documents.get(path);
    if (source === undefined || known !== undefined) return known;
    const document = prepare(source.type, source.read);
    document.catch(() => documents.delete(path));
    documents.set(path, document);
    return document;
  }

  return async function answerDocument(ctx, next) {
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    const path = ctx.path === '/api/docs/' ? '/api/docs' : ctx.path;
    const document = isReading ? await find(path) : undefined;
    if (document === undefined) return next();
    return answer(ctx, document);
  };
}

function answer(ctx: Context, { type, content, compressed, tag }: Document): void {
  const encoding = ctx.acceptsEncodings('br', 'identity');
  ctx.set({ 'Content-Type': type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (type.startsWith('text/html')) {
    ctx.set({ ...headersOfWindow, 'Content-Security-Policy': readerPolicy });
  }
  if (encoding === 'br') ctx.set('Content-Encoding', 'br');
  ctx.set('ETag', `"${tag}${encoding === 'br' ? '-br' : ''}"`);
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = encoding === 'br' ? compressed : content;
}

async function prepare(type: string, read: () => string | Promise<Buffer>): Promise<Document> {
  const content = Buffer.from(await read());
  const compressed = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  });
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { type, content, compressed, tag };
}

function ownFile(name: string): Promise<Buffer> {
  return readFile(new URL(name, import.meta.url));
}
