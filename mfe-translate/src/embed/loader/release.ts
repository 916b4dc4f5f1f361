import { handOver, type BodyScript, type StartBody } from '../protocol.ts';

/** Integrity of files by their name, as `v1.json` lists them. */
type Files = Record<string, string>;

interface Listing {
  /** The folder of the files, with a slash at its end; the loader's own where the listing does not say. */
  base?: string;
  files: Files;
}

/** The release of the translator that a page loads, once for all its elements. */
export interface Release {
  /** Where TopWords is: the origin of the loader. */
  site: string;
  /** Loads the body; what failed is tried again by the next call. */
  load(): Promise<StartBody>;
}

/** How long the second try waits, in milliseconds. */
const patience = 1000;

/** The integrity of the body that was built with this loader; the build writes it in. */
const ownBody = 'topwords-body-integrity';

const bodyFile = 'body.js';

/** What pages have that guard which scripts they load; types do not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address as a page takes it that requires trusted types; the integrity guards what comes of it. */
function trusted(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('topwords', { createScriptURL: (known) => known });
  return policy?.createScriptURL(address) ?? address;
}

function insert(address: string, integrity: string): Promise<StartBody> {
  return new Promise((resolve, reject) => {
    const element: BodyScript = document.createElement('script');
    let isHandedOver = false;
    element[handOver] = (start) => {
      isHandedOver = true;
      resolve(start);
    };
    const end = () => {
      element.remove();
      if (!isHandedOver) reject(new Error(`${address} could not be loaded`));
    };
    Object.assign(element, {
      src: trusted(address),
      integrity,
      crossOrigin: 'anonymous',
      onload: end,
      onerror: end,
    });
    document.head.append(element);
  });
}

/**
 * The release that a loader's script belongs to. A page that pins the loader by its integrity pins
 * the body as well: the hash that was built in is asked for, whatever the listing says.
 */
export function createRelease(script: HTMLScriptElement): Release {
  const address = script.src;
  const isPinned = script.integrity !== '';
  let loading: Promise<StartBody> | null = null;

  async function attempt(suffix: string): Promise<StartBody> {
    const listed = new URL(`v1.json${suffix}`, address);
    const answer = await fetch(listed, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`${listed.href} answered ${answer.status}`);
    const { base = './', files } = (await answer.json()) as Listing;
    const body = new URL(`${bodyFile}${suffix}`, new URL(base, listed));
    return insert(body.href, (isPinned ? ownBody : files[bodyFile]) ?? ownBody);
  }

  async function attemptTwice(): Promise<StartBody> {
    try {
      return await attempt('');
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, patience);
      });
      // By another address: what failed may be kept.
      return attempt('?retry');
    }
  }

  return {
    site: new URL(address).origin,
    load() {
      loading ??= attemptTwice().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}
