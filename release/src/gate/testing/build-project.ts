import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { libraries } from '../run-typescript.ts';

const eventMap = `
import { z } from 'zod/mini';
export const eventSchemas = {
  'word.marked': z.object({
    word_id: z.int(),
    state: z.enum(['new', 'known']),
    note: z.nullable(z.string()),
  }),
  'pair.offered': z.object({ id: z.string(), text: z.string().check(z.maxLength(100)) }),
  'banner.asked': z.object({ message: z.string() }),
} as const;
export type EventName = keyof typeof eventSchemas;
export type EventPayload<Name extends EventName> = z.infer<(typeof eventSchemas)[Name]>;
`;

const hostApi = `
import type { EventBus } from '../events/index.ts';
export interface Route { path: string; show: () => string; }
export interface HostApi {
  readonly bus: EventBus;
  readonly name: (title: string) => void;
  hasRoute(path: string): boolean;
}
export type CreateRemote = (host: HostApi) => Route[];
`;

const eventBus = `
import type { EventName, EventPayload } from './event-map.ts';
export interface EventBus {
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  subscribe<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void;
}
`;

const platformPackage = {
  name: '@topwords/platform',
  version: '1.0.0',
  exports: { './host': './host/index.ts', './events': './events/index.ts' },
  dependencies: { react: '19.3.1' },
};

/** The content of `remote.json` for a remote with these routes. */
export function manifestOf(name: string, routes: string[], entries = routes): string {
  const navigation = entries.map((entry, order) => {
    return { path: entry, label: { en: name }, icon: 'words', order };
  });
  return JSON.stringify({ name, title: { en: name }, routes, navigation });
}

/** A remote's module that runs these statements when it starts. */
export function remoteModule(...statements: string[]): string {
  return `
import type { CreateRemote } from '@topwords/platform/host';
const createRemote: CreateRemote = (host) => {
  ${statements.join('\n  ')}
  return [{ path: '/', show: () => '' }];
};
export default createRemote;
`;
}

/**
 * The words remote marks words and keeps pairs; the tutor reads marks, offers pairs and links to a
 * card.
 */
const files: Record<string, string> = {
  'remote-kit/rspack/remote-config.js': `export const federation = { exposes: { './remote': './src/remote.tsx' } };`,
  'platform/package.json': JSON.stringify(platformPackage),
  'platform/ui/css-modules.d.ts': 'declare module "*.css";',
  'platform/events/index.ts': `export * from './event-map.ts'; export * from './event-bus.ts';`,
  'platform/events/event-map.ts': eventMap,
  'platform/events/event-bus.ts': eventBus,
  'platform/host/index.ts': `export * from './host-api.ts';`,
  'platform/host/host-api.ts': hostApi,
  'shell/src/index.ts': `
import type { EventBus } from '@topwords/platform/events';
const own = new Set(['/auth']);
export function start(bus: EventBus): boolean {
  bus.subscribe('banner.asked', () => undefined);
  return own.has('/auth');
}
`,
  'mfe-words/remote.json': manifestOf('words', ['/words', '/card']),
  'mfe-words/src/remote.tsx': remoteModule(
    `host.bus.subscribe('pair.offered', () => undefined);`,
    `host.bus.emit('word.marked', { word_id: 1, state: 'new', note: null });`,
  ),
  'mfe-words/embed.config.js': `export default { exposes: { './embed': './src/embed/embed.ts' } };`,
  'mfe-words/src/embed/embed.ts': `
export function mount(place: string, size: number): void { place.repeat(size); }
export const version = 1;
`,
  'mfe-tutor/remote.json': manifestOf('tutor', ['/tutor']),
  'mfe-tutor/src/remote.tsx': remoteModule(
    `host.bus.subscribe('word.marked', () => undefined);`,
    `host.bus.emit('pair.offered', { id: 'a', text: 'b' });`,
    'const address = `/card?id=${String(host)}`;',
    `if (host.hasRoute('/card')) host.name(address);`,
  ),
};

/** Replaces `from` in a file; throws when the file lacks it. */
export type Change = [file: string, from: string, to: string];

/**
 * Writes a small project with a shell and two remotes into a temporary folder.
 * @param changes whole files by path, or replacements in the default files
 * @returns its folder
 */
export function buildProject(...changes: (Change | Record<string, string>)[]): string {
  const written = { ...files };
  for (const change of changes) {
    if (!Array.isArray(change)) Object.assign(written, change);
    else {
      const [file, from, to] = change;
      const text = written[file] ?? '';
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      written[file] = text.replace(from, to);
    }
  }
  const root = mkdtempSync(path.join(tmpdir(), 'topwords-project-'));
  symlinkSync(libraries, path.join(root, 'node_modules'));
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
