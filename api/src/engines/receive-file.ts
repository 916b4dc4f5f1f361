import { open, rm, type FileHandle } from 'node:fs/promises';
import { codeOf } from '../errors/known-error.ts';
import { isErrorLike } from '../logging/describe-error.ts';
import type { PublishedFingerprint } from './fingerprint.ts';

/** What to download, and where to. */
export interface Download {
  address: string;
  /** Kept when the download breaks off, and continued by the next one. */
  partFile: string;
  expected: PublishedFingerprint;
}

/** How a download goes on; the times have defaults. */
export interface DownloadSettings {
  signal?: AbortSignal | undefined;
  /** Called with the bytes of the file that are there. */
  onBytes?: ((bytes: number) => void) | undefined;
  /** A server that sends nothing for this long is asked again. */
  silenceMilliseconds?: number | undefined;
  pauseMilliseconds?: number | undefined;
}

/** How an attempt ended. */
export type ReceiveOutcome =
  /** What the server sent is in the file, after what was there, or from the beginning. */
  | { kind: 'received'; isFromStart: boolean }
  /** Another attempt may help. */
  | { kind: 'broken'; reason: string; isFromStart: boolean }
  /** The server will not send the file, or this machine cannot keep it. */
  | { kind: 'refused'; reason: string };

/** Asks for a file once, from the byte `present` on, and writes what comes. */
export async function receiveFile(
  { address, partFile, expected, present }: Download & { present: number },
  { signal, onBytes, silenceMilliseconds = 30_000 }: DownloadSettings,
): Promise<ReceiveOutcome> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMilliseconds);
  let isFromStart = present === 0;
  let file: FileHandle | undefined;
  try {
    const response = await fetch(address, {
      // The file is packed already, and its hash is that of the packed file.
      headers: { 'accept-encoding': 'identity', ...rangeFrom(present) },
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
    });
    if (response.status === 416) {
      await rm(partFile, { force: true });
      return { kind: 'broken', reason: 'the server has no such part', isFromStart: true };
    }
    const refusal = refusalOf(response);
    if (refusal !== undefined) {
      await response.body?.cancel();
      return refusal.kind === 'refused' ? refusal : { ...refusal, isFromStart };
    }
    isFromStart ||= !continues(response, present);
    let bytes = isFromStart ? 0 : present;
    file = await open(partFile, isFromStart ? 'w' : 'a');
    for await (const piece of response.body ?? []) {
      timer.refresh();
      bytes += piece.length;
      if (bytes > expected.bytes) {
        await file.truncate(0);
        return { kind: 'refused', reason: `is longer than the published ${expected.bytes} bytes` };
      }
      await file.writeFile(piece);
      onBytes?.(bytes);
    }
    return { kind: 'received', isFromStart };
  } catch (error) {
    signal?.throwIfAborted();
    if (diskFaults.has(codeOf(error))) {
      return { kind: 'refused', reason: `cannot be stored: ${(error as Error).message}` };
    }
    const reason = silence.signal.aborted ? 'the server stopped sending' : reasonOf(error);
    return { kind: 'broken', reason, isFromStart };
  } finally {
    clearTimeout(timer);
    await file?.close();
  }
}

const diskFaults: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO']);

function rangeFrom(present: number): Record<string, string> {
  return present === 0 ? {} : { range: `bytes=${present}-` };
}

/** Whether the answer is the rest of the file; a server without ranges sends all of it again. */
function continues(response: Response, present: number): boolean {
  const range = response.headers.get('content-range') ?? '';
  return response.status === 206 && range.startsWith(`bytes ${present}-`);
}

function refusalOf(
  response: Response,
): { kind: 'broken'; reason: string } | { kind: 'refused'; reason: string } | undefined {
  const reason = `the server answered ${response.status}`;
  if (response.status >= 500 || response.status === 429) return { kind: 'broken', reason };
  if (!response.ok) {
    return { kind: 'refused', reason: `${reason}; try --from with another address, or --folder` };
  }
  if (response.headers.get('content-encoding') !== null) {
    return { kind: 'refused', reason: 'the server unpacks the file on its way; use --folder' };
  }
  return undefined;
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!isErrorLike(error)) return String(error);
  const cause = 'cause' in error && isErrorLike(error.cause) ? error.cause : error;
  return codeOf(cause) || String(cause.message);
}
