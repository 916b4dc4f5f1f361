import type {
  FromFrame,
  RunningBody,
  StartBody,
  StartOptions,
  ToFrame,
  WidgetOptions,
} from '../protocol.ts';
import { textsFor } from './texts-for.ts';

const known = new Map<string, Promise<string>>();

/** How long to wait for the address of the frame, in milliseconds. */
const timeoutMs = 5000;

/** An operator may serve frames from a separate origin: the list of files then names it. */
async function askForOrigin(site: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(`${site}/embed/v1.json`, { credentials: 'omit', signal });
  const { frame } = (await answer.json()) as { frame?: unknown };
  // As with `api`: the address of a frame must not be a `javascript:` URL.
  return typeof frame === 'string' && /^https?:\/\/[^/]+$/i.test(frame) ? frame : site;
}

/** The address of a site's frame: on the site's own origin unless it names another. */
export async function findFrame(site: string): Promise<StartBody> {
  const asked = known.get(site) ?? askForOrigin(site);
  known.set(site, asked);
  const origin = await asked.catch(() => {
    known.delete(site);
    return site;
  });
  return (options) => startFrame(origin, options);
}

function addressOf(site: string, options: WidgetOptions, isGrowing: boolean): string {
  const { apiKey, isTextShared, texts, ...rest } = options;
  const asked = {
    ...rest,
    key: apiKey,
    share: isTextShared ? '1' : '',
    texts: texts ? '1' : '',
    grow: isGrowing ? '1' : '',
    page: location.origin,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return `${site}/embed/frame?${new URLSearchParams(given)}`;
}

/**
 * Starts the translator in a frame on TopWords' origin, or on a separate one, where a reader may
 * sign in: the page sees nothing of its content except the messages that the frame sends.
 */
function startFrame(
  site: string,
  { box, root, options, draft, emit, explain }: StartOptions,
): RunningBody {
  const isGrowing = root.host.hasAttribute('grow');
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    src: addressOf(site, options, isGrowing),
    allow: 'clipboard-write; autoplay',
    referrerPolicy: 'origin',
  });
  let present = options;
  let isReady = false;
  let early: ToFrame[] = [];

  function post(message: ToFrame): void {
    frame.contentWindow?.postMessage(message, site);
  }

  function send(message: ToFrame): void {
    if (isReady) post(message);
    else early.push(message);
  }

  function name({ locale, texts }: WidgetOptions): void {
    frame.title = textsFor(locale, texts).title;
  }

  function handleMessage({ origin, source, data }: MessageEvent<FromFrame>): void {
    if (origin !== site || source !== frame.contentWindow) return;
    if (data.topwords === 'explain') explain(data.text);
    else if (data.topwords === 'options') post({ topwords: 'change', options: present });
    else if (data.topwords === 'height') {
      if (isGrowing) frame.style.height = `${data.height}px`;
    } else if (data.name === 'ready') {
      isReady = true;
      for (const message of early) post(message);
      early = [];
      emit('ready', data.detail);
    } else {
      emit(data.name, data.detail as never);
    }
  }

  name(options);
  window.addEventListener('message', handleMessage);
  if (draft.text !== '') send({ topwords: 'translate', text: draft.text });
  box.replaceChildren(frame);

  return {
    change(next) {
      present = next;
      name(next);
      send({ topwords: 'change', options: next });
    },
    translate: (text) => send({ topwords: 'translate', text }),
    setLanguages: (from, to) => send({ topwords: 'languages', from, to }),
    stop() {
      window.removeEventListener('message', handleMessage);
      frame.remove();
      return '';
    },
  };
}
