/** Reads no answer that is longer than this: a translation of 500 characters is never. */
const sizeLimitBytes = 1_000_000;

/**
 * `fetch` for services that are configured: no redirect is followed, since it would carry the key to
 * a server nobody named, and an answer over the size limit breaks off.
 */
export async function fetchLimited(
  address: string | URL | Request,
  options: RequestInit = {},
): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'error' });
  const limited = response.body?.pipeThrough(limitSize()) ?? null;
  return new Response(limited, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}

function limitSize(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(piece, controller) {
      length += piece.length;
      if (length > sizeLimitBytes) controller.error(new Error('The answer is too long'));
      else controller.enqueue(piece);
    },
  });
}
