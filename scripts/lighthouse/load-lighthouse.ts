import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What one run of Lighthouse measured: times in milliseconds, sizes in bytes as transferred. */
export interface Measured {
  /** Scores by category, 0 to 100. */
  scores: Record<Category, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** Lighthouse's own measure of the machine, which falls while it does other work. */
  machine: number;
}

interface Options {
  /** Path of a Chromium; undefined for the one that Lighthouse finds. */
  browser: string | undefined;
  /** Whether the browser throttles the network; otherwise Lighthouse simulates that. */
  isThrottled: boolean;
  /** The language that the browser prefers. */
  language: string;
  /** Prepares the new browser, which accepts connections at an address, for a page. */
  prepare?: ((browserAddress: string) => Promise<void>) | undefined;
}

/** A request, as Lighthouse lists it. */
interface ListedRequest {
  resourceType: string;
  transferSize: number;
}

interface Audit {
  numericValue?: number;
  errorMessage?: string;
  details?: { items: ListedRequest[] };
}

interface Result {
  lhr: {
    categories: Record<Category, { score: number | null }>;
    audits: Record<string, Audit>;
    environment: { benchmarkIndex: number };
  };
}

type Lighthouse = (address: string, flags: object) => Promise<Result>;
interface Launcher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** How the package gets into a folder; it is no part of this project. */
export function adviseInstall(folder: string): string {
  return `${folder} has no Lighthouse. Install it there, outside of this project (185 MB):\n  npm install --prefix ${folder} lighthouse@13.5.0`;
}

const sum = (items: readonly ListedRequest[]) =>
  items.reduce((bytes, { transferSize }) => bytes + transferSize, 0);

/** @throws when Lighthouse could not measure something, such as a page that never painted */
function read({ lhr }: Result): Measured {
  const valueOf = (name: string): number => {
    const { numericValue, errorMessage } = lhr.audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`${name}: ${errorMessage ?? 'not measured'}`);
    return numericValue;
  };
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
    ) as Record<Category, number>,
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    requests: requests.length,
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    machine: lhr.environment.benchmarkIndex,
  };
}

/**
 * Loads Lighthouse from a folder.
 * @returns what measures the page at an address as a phone would show it, each time in a new
 *   browser; undefined if Lighthouse is not there
 */
export async function loadLighthouse(
  folder: string,
  { browser, isThrottled, language, prepare }: Options,
): Promise<((address: string) => Promise<Measured>) | undefined> {
  const packages = createRequire(join(resolve(folder), 'package.json'));
  let entries: string[];
  try {
    entries = ['lighthouse', 'chrome-launcher'].map((name) => packages.resolve(name));
  } catch {
    return undefined;
  }
  const [library, launcher] = await Promise.all(
    entries.map((entry) => import(pathToFileURL(entry).href) as Promise<unknown>),
  );
  const { default: lighthouse } = library as { default: Lighthouse };
  return async (address) => {
    const chrome = await (launcher as Launcher).launch({
      ...(browser && { chromePath: browser }),
      chromeFlags: [
        '--headless=new',
        '--no-sandbox',
        '--disable-dev-shm-usage',
        `--accept-lang=${language}`,
      ],
    });
    try {
      await prepare?.(`http://127.0.0.1:${chrome.port}`);
      return read(
        await lighthouse(address, {
          port: chrome.port,
          onlyCategories: categories,
          extraHeaders: { 'Accept-Language': language },
          logLevel: 'error',
          throttlingMethod: isThrottled ? 'devtools' : 'simulate',
        }),
      );
    } finally {
      chrome.kill();
    }
  };
}
