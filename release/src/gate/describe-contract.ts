import path from 'node:path';
import { declareModules } from './declare-modules.ts';
import { pickEvents, readEventSchemas } from './event-schemas.ts';
import { exposedModules } from './exposed-modules.ts';
import { findEvents } from './find-events.ts';
import {
  linksTo,
  readManifest,
  readManifests,
  readSharedVersions,
  shellRoutes,
  shellSources,
} from './front-ends.ts';
import { reachableSources } from './reachable-sources.ts';
import type { RemoteContract } from './remote-contract.ts';
import type { SourceFile } from './syntax.ts';

/** The events that sources use, apart from the bus's own sources. */
async function eventsOf(root: string, sources: readonly SourceFile[]) {
  const schemas = await readEventSchemas(root);
  const bus = path.join(root, 'platform/events/');
  const users = sources.filter((source) => !source.path.startsWith(bus));
  const { sends, reads } = findEvents(users, (name) => name in schemas);
  return { schemas, sends: pickEvents(schemas, sends), reads: pickEvents(schemas, reads) };
}

/**
 * Derives the contract of the remote in `folder` from its sources.
 * @param root folder of the whole project
 * @param folder absolute path of the remote, such as `<root>/mfe-words`
 * @throws when it exposes nothing, or an event's name is not a literal (with file and line)
 */
export async function describeContract(root: string, folder: string): Promise<RemoteContract> {
  const manifest = readManifest(folder);
  const modules = exposedModules(root, folder);
  const entry = modules['./remote'];
  if (!entry) throw new Error(`${manifest.name} does not expose ./remote`);
  // Other modules run in pages of other sites, which have neither our bus nor our screens.
  const sources = reachableSources(root, path.join(root, entry));
  const { sends, reads } = await eventsOf(root, sources);
  const otherManifests = readManifests(root).filter(({ name }) => name !== manifest.name);
  const otherRoutes = [
    ...otherManifests.flatMap(({ routes }) => routes),
    ...shellRoutes(root, shellSources(root)),
  ];
  return {
    exposes: await declareModules(root, modules),
    routes: manifest.routes,
    navigation: manifest.navigation.map((item) => item.path),
    links: linksTo(otherRoutes, sources),
    events: { sends, reads },
    built_against: readSharedVersions(root),
  };
}

/**
 * Derives the shell's contract: `./host` has the types that it shares with remotes, and its bus
 * carries the whole event map.
 * @param root folder of the whole project
 */
export async function describeHost(root: string): Promise<RemoteContract> {
  const sources = shellSources(root);
  const { schemas, sends, reads } = await eventsOf(root, sources);
  const otherRoutes = readManifests(root).flatMap(({ routes }) => routes);
  return {
    exposes: await declareModules(root, { './host': 'platform/host/index.ts' }),
    routes: shellRoutes(root, sources),
    navigation: [],
    links: linksTo(otherRoutes, sources),
    events: { sends, reads, carries: schemas },
    built_against: readSharedVersions(root),
  };
}
