import { createHash } from 'node:crypto';
import type { ServedRegistry } from '@topwords/platform/contracts';
import type { Context } from 'koa';

/** Answers `/registry.json`: what is live now, for open pages and other hosts. */
export function sendRegistry(context: Context, registry: ServedRegistry): void {
  const text = JSON.stringify(registry);
  context.set('Cache-Control', 'no-cache');
  context.set('Access-Control-Allow-Origin', '*');
  context.set('Cross-Origin-Resource-Policy', 'cross-origin');
  // Weak: the bytes differ with the compression.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  context.etag = etag;
  // Not `context.fresh`, which answers in full when the request asks for an uncached answer.
  if (context.get('If-None-Match').split(/, */).includes(etag)) {
    context.status = 304;
    return;
  }
  context.type = 'json';
  context.body = text;
}
