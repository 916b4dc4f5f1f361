import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { eventSchema } from '../contracts/index.ts';
import { malformed, noResponse, parseJson, type Reading } from './reading.ts';

type Schema = NonNullable<ReturnType<typeof eventSchema>>;

/**
 * The events of an answer as they come, each held against its schema. Whoever stops reading ends the
 * request.
 * @throws {ApiFailure} when the answer breaks off, or an event breaks the contract
 */
export async function* readEvents(
  { body }: Response,
  schema: Schema,
  { signal, texts }: Reading,
): AsyncGenerator {
  if (body === null) throw noResponse(texts);
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await nextEvent(reader, signal, texts);
      if (done) return;
      const event = schema.safeParse(parseJson(value.data));
      if (!event.success) throw malformed(texts);
      yield event.data;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function nextEvent<Event>(
  reader: ReadableStreamDefaultReader<Event>,
  signal: AbortSignal | undefined,
  texts: Reading['texts'],
): Promise<ReadableStreamReadResult<Event>> {
  try {
    return await reader.read();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noResponse(texts);
  }
}
