import type { Call } from '@topwords/platform/contracts';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { SessionContext } from '../users/context.ts';
import type { Downloads } from './downloads.ts';
import { admitThen, type Route } from './route.ts';
import type { ParsedInput } from './validate.ts';

/** The name of a file, and an ASCII replacement for clients that understand only that. */
export interface FileName {
  whole: string;
  ascii: string;
}

/** A file for the learner to keep, made piece by piece. */
export interface DownloadedFile {
  name: FileName;
  /** Media type. */
  type: string;
  /** A page of the database each: nothing is read ahead of the reader. */
  pieces: AsyncIterable<string>;
}

interface FileRules {
  auth: 'token';
  /** One download per learner, and a maximum for all learners. */
  limit: Downloads;
}

/**
 * A route for a signed-in learner that answers a file as fast as the reader takes it. An error
 * before the first piece is an ordinary error; a later one, or a reader that stops, closes the
 * connection, so that the browser sees a failed download and not a short file.
 */
export function fileRoute<C extends Call>(
  call: C,
  { auth, limit: downloads }: FileRules,
  makeFile: (
    context: SessionContext,
    input: ParsedInput<C>,
    ctx: Context,
  ) => Promise<DownloadedFile>,
): Route {
  return admitThen(call, { auth }, async ({ input, context, ctx }) => {
    const leave = downloads.enter(context.user.id);
    // The response may be closed already if the client has left: `close` will not fire again.
    if (ctx.res.closed) leave();
    else ctx.res.once('close', leave);
    try {
      const { name, type, pieces } = await makeFile(context, input, ctx);
      const iterator = pieces[Symbol.asyncIterator]();
      const first = await downloads.takeTurn(() => iterator.next());
      ctx.set('Content-Type', type);
      ctx.attachment(name.whole, { fallback: name.ascii });
      ctx.body = Readable.from(paced(ctx, downloads, first, iterator), { objectMode: false });
    } catch (error) {
      leave();
      throw error;
    }
  });
}

/** Yields the pieces on demand; closes the connection when one is not read in time. */
async function* paced(
  { res }: Context,
  { takeTurn, pieceMilliseconds }: Downloads,
  first: IteratorResult<string>,
  iterator: AsyncIterator<string>,
): AsyncGenerator<string> {
  let timer: NodeJS.Timeout | undefined;
  res.once('close', () => clearTimeout(timer));
  try {
    for (let next = first; !next.done; next = await takeTurn(() => iterator.next())) {
      timer = setTimeout(() => res.destroy(), pieceMilliseconds);
      yield next.value;
      clearTimeout(timer);
    }
    // The rest is in the operating system's buffers and has to be read as well.
    timer = setTimeout(() => res.destroy(), pieceMilliseconds);
  } finally {
    await iterator.return?.();
    if (res.closed) clearTimeout(timer);
  }
}
