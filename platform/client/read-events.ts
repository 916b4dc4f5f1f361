import type { createParser } from 'eventsource-parser';
import type { eventSchema } from '../contracts/index.ts';
import { malformed, noResponse, parseJson, type Reading } from './reading.ts';

type Schema = NonNullable<ReturnType<typeof eventSchema>>;

/**
 * Yields the events of a response as they arrive, each validated against its schema. Ending the
 * iteration cancels the request.
 * @throws {ApiFailure} when the response breaks off, or an event breaks the contract
 */
export async function* readEvents(
  { body }: Response,
  schema: Schema,
  { signal, texts }: Reading,
): AsyncGenerator {
  if (body === null) throw noResponse(texts);
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const arrived: string[] = [];
  try {
    const create = await loadParser(texts);
    const parser = create({ onEvent: ({ data }) => void arrived.push(data) });
    for (;;) {
      const { done, value } = await nextPiece(reader, signal, texts);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const data of arrived.splice(0)) {
        const event = schema.safeParse(parseJson(data));
        if (!event.success) throw malformed(texts);
        yield event.data;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Loaded with the first stream of a page: visitors, and most learners, read none. */
async function loadParser(texts: Reading['texts']): Promise<typeof createParser> {
  try {
    const parsing = await import('eventsource-parser');
    return parsing.createParser;
  } catch {
    throw noResponse(texts);
  }
}

async function nextPiece(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | undefined,
  texts: Reading['texts'],
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noResponse(texts);
  }
}
