import { currentCache, keptHeaders, keptPageKey, picturesCache } from '../kept/kept-names.ts';
import { createPaintSignal } from './first-paint.ts';
import { nonceSlot } from '../picture/names.ts';

/** The kept page, in the parts that a picture is put between. */
interface PageParts {
  /** Everything before the content, without scripts. */
  head: string;
  /** The scripts, the data and the rest. */
  rest: string;
  nonce: string;
}

/** Takes the kept page apart; null if it is built in another way. */
function takeApart(html: string): PageParts | null {
  const found =
    /^(.*?<div id="root">).*(<\/div>\s*<script type="application\/json" id="registry">.*)$/s;
  const [, before, after] = found.exec(html) ?? [];
  const nonce = /<meta name="style-nonce" nonce="([^"]*)"/.exec(html)?.[1];
  if (before === undefined || after === undefined || nonce === undefined) return null;
  // The page's scripts run once the server has said that the page is right.
  const scripts = /<script defer [^>]*><\/script>|<link rel="preload"[^>]*>/g;
  const sheets = /<link [^>]*rel="stylesheet"[^>]*>/g;
  const rootAt = before.lastIndexOf('<div id="root">');
  const head = before.slice(0, rootAt).replace(scripts, '') + (after.match(sheets) ?? []).join('');
  const rest = [...(before.match(scripts) ?? []), after.replace('</div>', '').replace(sheets, '')];
  return { head: `${head}<div id="root"></div>`, rest: rest.join(''), nonce };
}

interface PicturePage {
  /** Everything up to the end of the picture. */
  shown: string;
  rest: string;
  headers: Headers;
}

async function findPicturePage(address: string): Promise<PicturePage | null> {
  const picture = await (await caches.open(picturesCache)).match(address);
  const page = picture && (await (await caches.open(currentCache)).match(keptPageKey));
  if (!page || picture.headers.get(keptHeaders.set) !== page.headers.get(keptHeaders.set))
    return null;
  const [markup, html] = await Promise.all([picture.text(), page.text()]);
  const parts = takeApart(html);
  if (!parts) return null;
  const shown = parts.head + markup.replace(nonceSlot, parts.nonce);
  return { shown, rest: parts.rest, headers: page.headers };
}

/**
 * Answers with what the screen showed last, at once, and then with the rest of the kept page. Its
 * scripts follow only when the server has said that the kept page is right, or says nothing. Else
 * the page reloads and gets the server's.
 * @param ask gets the page as without a picture
 * @returns null if there is no picture of the address
 */
export async function answerWithPicture(
  address: string,
  ask: () => Promise<Response>,
): Promise<Response | null> {
  const found = await findPicturePage(address).catch(() => null);
  if (!found) return null;
  const asked = ask().catch(() => null);
  const { image, painted } = createPaintSignal();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(found.shown + image));
      const isRight = (await asked)?.headers.has(keptHeaders.set) === true;
      if (!isRight) await caches.delete(picturesCache);
      const rest = isRight ? found.rest : '<meta http-equiv="refresh" content="0">';
      // On a slow device the scripts would otherwise run first.
      await painted;
      controller.enqueue(encoder.encode(rest));
      controller.close();
    },
  });
  return new Response(body, { headers: found.headers });
}
