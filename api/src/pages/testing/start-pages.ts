import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  makeSigningKey,
  publicPartOf,
  signSnapshot,
  type RemoteListing,
  type RemoteOverride,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import Koa from 'koa';
import { pino } from 'pino';
import { answerErrors } from '../../http/answer-errors.ts';
import { headersOfAll } from '../../http/security-headers.ts';
import { buildListing, buildSnapshot } from '../../registry/testing/build-snapshot.ts';
import { createPages } from '../pages.ts';

/** Pages of a small shell over HTTP, with a registry that a test decides. */
export interface TestPages {
  origin: string;
  port: number;
  /** Where it all is; `words` is the folder of their files as 1.0.0. */
  folder: string;
  words: string;
  /** What is live, and what else a page is made by. */
  live: { signed: SignedSnapshot; stopped: readonly string[]; override: RemoteOverride | null };
  /** Has only these remotes live. */
  publish: (...remotes: RemoteListing[]) => Promise<void>;
  stop: () => Promise<void>;
}

const files: Record<string, string> = {
  'shell/public/main.0123abcd.js': 'shell',
  'shell/public/icon.svg': '<svg/>',
  'shell/public/libraries.0123abcd.js': 'plain',
  'shell/public/libraries.0123abcd.js.br': 'compressed',
  'registry/releases/words/1.0.0/remote-entry.js': 'container',
  'registry/releases/words/1.0.0/page.html': '<script src="remote-entry.js"></script>',
};

/** Writes what the build would: `shell` and `registry` in a folder. */
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

/** Starts a server of pages alone; the words are live as 1.0.0. */
export async function startPages(): Promise<TestPages> {
  const folder = mkdtempSync(path.join(tmpdir(), 'topwords-pages-'));
  writeBuild(folder);
  const key = await makeSigningKey();
  const sign = (remotes: RemoteListing[]) => signSnapshot(buildSnapshot({ remotes }), key);
  const live: TestPages['live'] = {
    signed: await sign([buildListing()]),
    stopped: [],
    override: null,
  };
  const app = new Koa();
  app.use(headersOfAll());
  app.use(answerErrors(pino({ level: 'silent' })));
  app.use(
    createPages({
      shell: path.join(folder, 'shell'),
      releases: path.join(folder, 'registry'),
      registry: { current: () => live.signed, publicKey: publicPartOf(key) },
      stoppedCanaries: () => live.stopped,
      overrideOf: async () => live.override,
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
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
