import type { Middleware } from 'koa';
import { isLocal } from '../http/is-local.ts';
import { escapeHtml } from './escape-html.ts';
import type { KeptMail, Outbox } from './outbox.ts';

/** Where the mails are shown that no mail server took. */
const outboxPath = '/developer/outbox';

/**
 * Shows the emails in an outbox to browsers on this machine. For others, and without an outbox, the
 * page does not exist.
 */
export function createOutboxPage(outbox: Outbox | undefined): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== outboxPath || ctx.method !== 'GET' || !outbox || !isLocal(ctx)) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    ctx.type = 'html';
    ctx.body = layOut(await outbox.list());
  };
}

/** Links in mails lead to this product, so they may be followed from here. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`);
}

function showMail({ id, to, subject, text }: KeptMail): string {
  return `<article id="${id}"><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}</p><pre>${withLinks(text)}</pre></article>`;
}

function layOut(mails: readonly KeptMail[]): string {
  const list = mails.map(showMail).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox · TopWords</title>
<meta name="viewport" content="width=device-width">
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 1rem }
article { border-top: 1px solid #8886; padding: .5rem 0 }
h2 { font-size: 1.1rem; margin: .5rem 0 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style></head><body>
<h1>Outbox</h1>
<p>No mail server is set up (SMTP_URL), so mails stay on this machine. The newest are first.</p>
<main>${list}</main>
</body></html>
`;
}
