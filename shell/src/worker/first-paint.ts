/** Where the picture asks for an image, and so says that it has been painted. */
const signalPath = '/app/painted';

/** How long scripts wait for the picture: a page in the background is not painted. */
const timeoutMs = 300;

/** Those that wait, by the query of their image's address. */
const waiting = new Map<string, () => void>();

let count = 0;

/** What waits until a picture has been painted. */
interface PaintSignal {
  /** An invisible image, to be put at the end of the picture. */
  image: string;
  painted: Promise<void>;
}

/**
 * Creates a signal that a page was painted for the first time. Browsers load a lazy image once it is
 * in view, so after the layout of the first frame; no script has to run for that.
 */
export function createPaintSignal(): PaintSignal {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  const query = `?${Date.now()}-${(count += 1)}`;
  waiting.set(query, resolve);
  setTimeout(resolve, timeoutMs);
  void painted.then(() => waiting.delete(query));
  const image = `<img loading="lazy" width="1" height="1" alt="" src="${signalPath}${query}">`;
  return { image, painted };
}

/** Answers the request of such an image; null for other requests. */
export function answerPaintSignal({ pathname, search }: URL): Response | null {
  if (pathname !== signalPath) return null;
  waiting.get(search)?.();
  const headers = { 'Content-Type': 'image/svg+xml' };
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers });
}
