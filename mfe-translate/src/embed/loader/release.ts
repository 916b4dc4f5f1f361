import { handOver, type BodyScript, type StartBody } from '../protocol.ts';

interface Listing {
  /** The folder of the files, with a trailing slash; by default the loader's own. */
  base?: string;
  /** Their integrity by name. */
  files: Record<string, string>;
}

/** Delay before the second try, in milliseconds. */
const retryDelayMs = 1000;

/** The integrity hash of the body built with this loader; inserted by the build. */
const ownBody = 'topwords-body-integrity';

const bodyFile = 'body.js';

/** The API for trusted types, which TypeScript's types do not include yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address as pages that require trusted types accept it; the integrity hash guards the content.
 */
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

/** The release of the translator that a page loads, once for all its elements. */
export type Release = ReturnType<typeof createRelease>;

/**
 * The release of a loader's script. A page that pins the loader by its integrity hash also pins the
 * body: the built-in hash is used, even if the listing names another.
 */
export function createRelease(script: HTMLScriptElement) {
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
        setTimeout(resolve, retryDelayMs);
      });
      // At another address: the failed answer may be cached.
      return attempt('?retry');
    }
  }

  return {
    /** The origin of TopWords: that of the loader. */
    site: new URL(address).origin,
    /** Loads the body; the next call retries a failed load. */
    load(): Promise<StartBody> {
      loading ??= attemptTwice().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}
