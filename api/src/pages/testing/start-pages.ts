import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  RemoteListing,
  RemoteOverride,
  RemoteRelease,
  ShellListing,
  ShellRelease,
  SignedSnapshot,
} from '@topwords/platform/contracts';
import { makeSigningKey, publicPartOf, signSnapshot } from '@topwords/release/signing';
import Koa from 'koa';
import { pino } from 'pino';
import { answerErrors } from '../../http/answer-errors.ts';
import { commonHeaders } from '../../http/security-headers.ts';
import { buildListing, buildRelease, buildSnapshot } from '@topwords/release/testing';
import { paints } from '../page-html.ts';
import { createPages, type PageSettings } from '../pages.ts';

/** Pages of a small shell over HTTP, with a registry that a test sets. */
export interface TestPages {
  origin: string;
  port: number;
  /** The root folder; `words` is the folder of their files as 1.0.0. */
  folder: string;
  words: string;
  /** What is live, and the other inputs of a page. */
  live: { signed: SignedSnapshot; stopped: readonly string[]; override: RemoteOverride | null };
  /** Makes only these remotes live. */
  publish: (...remotes: RemoteListing[]) => Promise<void>;
  /** Makes this shell live, with the words unless other remotes are given. */
  publishShell: (listing: ShellListing, ...remotes: RemoteListing[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Writes a file of a release, by its path. */
type WriteFile = (file: string, text: string) => void;

/** The frame of a screen that a release paints, as in the pages of a shell. */
const frame =
  '<div id="picture" data-release="%release%"><style nonce="%nonce%">/*view*/</style><!--frame-->{{#entries}}<a{{#is_current}} aria-current="page"{{/is_current}} href="{{path}}">{{label}}</a>{{/entries}}<main><!--view--></main><!--/frame--></div><template><!--parts--></template><script>load()</script>';

/** Makes a release of the shell, whose pages name its version, and writes its files. */
export function buildShell(version: string, base: string, write: WriteFile): ShellRelease {
  const integrity: Record<string, string> = {};
  for (const paint of [...paints, ...paints.map((paint) => `${paint}.es`)]) {
    const page = `<head><!--head--><script src="%files%main.${version}.js"></script></head>${paint.startsWith('view') ? frame : ''}shell ${version}, ${paint}<!--registry-->`;
    const file = `pages/${paint}.html`;
    write(file, page);
    integrity[file] = `sha384-${createHash('sha384').update(page).digest('base64')}`;
  }
  write(`public/main.${version}.js`, `script of ${version}`);
  const worker = `worker of ${version} with ' %origins% '`;
  write('worker/worker.js', worker);
  integrity['worker/worker.js'] = `sha384-${createHash('sha384').update(worker).digest('base64')}`;
  return { name: 'shell', version, base, integrity };
}

/** The same in the folder of the registry that pages are served from. */
export function writeShell({ folder }: Pick<TestPages, 'folder'>, version: string): ShellRelease {
  return buildShell(version, `/remotes/shell/${version}/`, (file, text) => {
    const target = path.join(folder, 'registry/releases/shell', version, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  });
}

const files: Record<string, string> = {
  'shell/public/main.0123abcd.js': 'shell',
  'shell/public/icon.svg': '<svg/>',
  'shell/public/libraries.0123abcd.js': 'plain',
  'shell/public/libraries.0123abcd.js.br': 'compressed',
  'registry/releases/words/1.0.0/remote-entry.js': 'container',
  'registry/releases/words/1.0.0/page.html': '<script src="remote-entry.js"></script>',
};

/** A release of the words, with files that pages preload. */
export function buildWords(changes: Partial<RemoteRelease> = {}): RemoteRelease {
  return buildRelease({
    routes: ['/', '/words'],
    integrity: { 'remote-entry.js': 'sha384-entry', 'screen.css': 'sha384-screen' },
    preload: ['remote-entry.js', 'screen.css'],
    ...changes,
  });
}

/** Writes the build's output: `shell` and `registry` in a folder. */
export function writeBuild(folder: string): void {
  const pages = ['welcome', 'login', 'app'].map((paint) => [
    `shell/pages/${paint}.html`,
    `<head><!--head--></head>${paint}<!--registry-->`,
  ]);
  for (const [file = '', text = ''] of [...pages, ...Object.entries(files)]) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Starts a server of pages only; the words are live as 1.0.0. */
export async function startPages(
  settings: Pick<PageSettings, 'isWorkerOn' | 'firstWordsOf'> = {},
): Promise<TestPages> {
  const folder = mkdtempSync(path.join(tmpdir(), 'topwords-pages-'));
  writeBuild(folder);
  const key = await makeSigningKey();
  const sign = (remotes: RemoteListing[], shell?: ShellListing) =>
    signSnapshot(buildSnapshot({ remotes, ...(shell && { shell }) }), key);
  const live: TestPages['live'] = {
    signed: await sign([buildListing(buildWords())]),
    stopped: [],
    override: null,
  };
  const app = new Koa();
  app.use(commonHeaders());
  app.use(answerErrors(pino({ level: 'silent' })));
  app.use(
    createPages({
      log: pino({ level: 'silent' }),
      shell: path.join(folder, 'shell'),
      releases: path.join(folder, 'registry'),
      registry: { current: () => live.signed, publicKey: publicPartOf(key) },
      stoppedCanaries: () => live.stopped,
      overrideOf: async () => live.override,
      ...settings,
    }),
  );
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    folder,
    words: path.join(folder, 'registry/releases/words/1.0.0'),
    live,
    async publish(...remotes) {
      live.signed = await sign(remotes);
    },
    async publishShell(listing, ...remotes) {
      const listed = remotes.length > 0 ? remotes : [buildListing(buildWords())];
      live.signed = await sign(listed, listing);
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
