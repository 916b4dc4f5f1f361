import { createHash } from 'node:crypto';
import {
  workerAddress,
  type InterfaceLanguage,
  type PageRegistry,
  type RemoteRelease,
} from '@topwords/platform/contracts';
import { createFrames } from './painted-view/frames.ts';
import type { Painted } from './painted-view/paint-view.ts';

/** What the page shows before any script runs. */
export type Paint = 'welcome' | 'login' | 'app' | 'try' | 'view';

/** Those that every build has. */
const basicPaints = ['welcome', 'login', 'app'] as const;

/** All of them; the build makes a page for each. */
export const paints: readonly Paint[] = [...basicPaints, 'try', 'view'];

/** Whether every build has a page. */
export function isBasicPaint(paint: Paint): boolean {
  return basicPaints.some((basic) => basic === paint);
}

/** The file of a page in a build of the shell: `app.html`, `app.es.html`. */
export function pageFileOf(paint: string, language: InterfaceLanguage): string {
  return language === 'en' ? `${paint}.html` : `${paint}.${language}.html`;
}

/**
 * Pages in one language. Releases from before visitors could try the product lack `try`, those from
 * before remotes painted their screens `view`.
 */
export type Templates = Record<(typeof basicPaints)[number], string> &
  Partial<Record<Paint, string>>;

/** The page for a paint; a visitor's first one if the build lacks it. */
function templateOf(templates: Templates, paint: Paint): string {
  return templates[paint] ?? templates.welcome;
}

interface PageParts {
  language: InterfaceLanguage;
  registry: PageRegistry;
  /** The release that the page will show first, or undefined if it shows only the shell. */
  release: RemoteRelease | undefined;
  /** Whether the page may keep itself for use without a network. */
  hasWorker: boolean;
  /** The screen that the page `view` shows. */
  painted?: Painted | undefined;
  nonce: string;
}

/** The pages of one build of the shell. */
export interface PageHtml {
  /** Changes with each build of the shell. */
  version: string;
  make(paint: Paint, parts: PageParts): string;
  /** Whether the build has a page in a language, which may show a painted screen. */
  hasView(language: InterfaceLanguage): boolean;
  /** The hashes of a page's inline scripts, as a content security policy names them. */
  inlineScripts(paint: Paint, language: InterfaceLanguage): readonly string[];
}

/** Escapes JSON for a script element that holds data; its meaning does not change. */
function asDataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * Escapes an attribute's value: untrusted text, such as an address in a registry, cannot leave its
 * quotes.
 */
function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function preloadLink(release: RemoteRelease, file: string): string {
  const address = asAttribute(release.entry.replace(/[^/]+$/, () => file));
  const kind = file.endsWith('.css') ? 'style' : 'script';
  const integrity = asAttribute(release.integrity[file] ?? '');
  return `<link rel="preload" as="${kind}" href="${address}" integrity="${integrity}" crossorigin>`;
}

/** The hashes of the inline scripts in a page of the build, which are part of what was signed. */
function hashInlineScripts(template: string): string[] {
  const scripts = template.matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `sha256-${hash}`;
  });
}

function versionOf(templates: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const template of templates) hash.update(template);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes the pages from the shell's build, with the registry inlined and preloads for the first
 * remote's files, so that they load in parallel with the shell.
 * @param templates the pages from the shell's build; in a language that an older build lacks, its
 *   English ones are served
 * @param files address of the folder of that build's files, with a trailing slash
 */
export function createPageHtml(
  templates: { en: Templates } & Partial<Record<InterfaceLanguage, Templates>>,
  files: string,
): PageHtml {
  const read = (paint: Paint, language: InterfaceLanguage) =>
    templateOf(templates[language] ?? templates.en, paint);
  const scripts = new Map<string, string[]>();
  const frames = createFrames();
  return {
    version: versionOf(
      Object.values(templates).flatMap((pages) => paints.map((paint) => templateOf(pages, paint))),
    ),
    hasView(language) {
      const page = (templates[language] ?? templates.en).view;
      return page !== undefined && frames.canFill(page);
    },
    make(paint, { language, registry, release, hasWorker, painted, nonce }) {
      const preloads = release?.preload.map((file) => preloadLink(release, file)) ?? [];
      const head = [
        `<meta name="style-nonce" nonce="%nonce%">`,
        ...(hasWorker ? [`<meta name="worker" content="${workerAddress}">`] : []),
        ...(painted ? [] : preloads),
      ].join('');
      const data = `<script type="application/json" id="registry">${asDataBlock(registry)}</script>`;
      const page = read(paint, language)
        .replace('<!--parts-->', () => preloads.join(''))
        .replaceAll('%files%', () => asAttribute(files))
        .replace('<!--head-->', () => head)
        .replaceAll('%nonce%', nonce)
        .replace('<!--registry-->', () => data);
      // Last: what words say is not replaced.
      return painted ? frames.fill(page, { painted, language, registry }) : page;
    },
    inlineScripts(paint, language) {
      const template = read(paint, language);
      const known = scripts.get(template) ?? hashInlineScripts(template);
      scripts.set(template, known);
      return known;
    },
  };
}
