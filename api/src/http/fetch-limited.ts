/** Default maximum answer size, far above that of a translation of 500 characters. */
const defaultMaxBytes = 1_000_000;

/**
 * `fetch` for configured services. Does not follow redirects, which would send the key to another
 * server. An answer over the size limit fails.
 */
export async function fetchLimited(
  address: string | URL | Request,
  options: RequestInit = {},
  maxBytes = defaultMaxBytes,
): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: 'error' });
  const limited = response.body?.pipeThrough(limitSize(maxBytes)) ?? null;
  return new Response(limited, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}

function limitSize(
  maxBytes: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(piece, controller) {
      length += piece.length;
      if (length > maxBytes) controller.error(new Error('The answer exceeds the size limit'));
      else controller.enqueue(piece);
    },
  });
}
