import { z } from 'zod/mini';

const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, 'A remote is named in kebab-case'));
const routePath = z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'A route is an absolute path'));

/** A text by interface language; English is always present. */
const label = z.catchall(z.object({ en: z.string() }), z.string());

/** A version by Semantic Versioning 2.0.0, without build metadata. */
export const releaseVersion = z
  .string()
  .check(
    z.regex(
      /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/,
      'A version is like 1.4.0',
    ),
  );

/**
 * The file of a release that contains the hash of each file that a page may load, by path relative to
 * it. Releases from before pages worked without a network have none.
 */
export const releaseFileList = 'files.json';

/**
 * The file of a release with what the server shows of its first screen before any script runs; a
 * release may have none.
 */
export const paintedViewFile = 'painted-view.json';

/** Subresource integrity of files, by path relative to the folder of the release. */
const integrities = z.record(z.string(), z.string());

/** The icons that entries of the navigation choose from. */
export const navigationIcons = [
  'home',
  'words',
  'practice',
  'chat',
  'translate',
  'learned',
  'profile',
] as const;

/** One item of the shell's navigation, which leads to a screen of the remote. */
export const navigationEntry = z.object({
  path: routePath,
  /** Shown on wide screens; narrow screens show `short_label` when there is one. */
  label,
  short_label: z.optional(label),
  icon: z.enum(navigationIcons),
  /** Sort order among the entries of all remotes. */
  order: z.int(),
});

/** `remote.json`: what a remote declares about itself. */
export const remoteManifest = z.object({
  name: remoteName,
  title: label,
  routes: z.array(routePath).check(z.minLength(1)),
  navigation: z.array(navigationEntry),
});

/** The part of a release that other sites load: the widget and its federated module. */
export const embedRelease = z.object({
  /** The script a partner's page names, relative to the folder of the release. */
  loader: z.string(),
  /** The federation container for partners' own hosts, relative to the folder of the release. */
  entry: z.string(),
  /** Name of the global variable that the container sets. */
  global: z.string(),
  /**
   * Hashes of both, and of the JSON next to the loader that lists the hashes of all other files.
   */
  integrity: integrities,
});

/** One immutable version of a remote, with what a page needs to start it. */
export const remoteRelease = z.extend(remoteManifest, {
  version: releaseVersion,
  /** Address of the container script, absolute or from the page's origin. */
  entry: z.string(),
  /** Name of the global variable that the container script sets. */
  global: z.string(),
  /**
   * Hashes of the container, the `preload` files, the list of all files and the painted view; the
   * container knows those of its chunks.
   */
  integrity: integrities,
  /** Files, relative to the folder of `entry`, that the first screen needs. */
  preload: z.array(z.string()),
  embed: z.optional(embedRelease),
});

/** When a canary stops automatically, compared with the stable version over the same time. */
export const canaryBounds = z.object({
  /** Loads of the canary that must be reported before it is judged. */
  minimum_loads: z.int().check(z.positive()),
  /** By how much its share of failed loads may exceed the stable version's, from 0 to 1. */
  failure_excess: z.number().check(z.gte(0), z.lte(1)),
  /** Maximum ratio of its 75th percentile load time to the stable version's. */
  load_time_ratio: z.number().check(z.gte(1)),
});

/** A version that some learners get instead of the stable one. */
export const canary = z.object({
  /** Identifies this canary and decides who gets it: `words@1.4.0`. */
  id: z.string(),
  release: remoteRelease,
  /** Share of learners, in percent with at most two decimals. */
  percent: z.number().check(z.gte(0), z.lte(100)),
  /** Learners who always get it, as the `canaryMark` of their ids, because snapshots are public. */
  learners: z.array(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /** UTC milliseconds. */
  started_at: z.int(),
  bounds: canaryBounds,
});

/** A remote in the registry: which of its versions are live. */
export const remoteListing = z.object({
  name: remoteName,
  stable: remoteRelease,
  /** The previously stable version; a page falls back to it when the stable version fails. */
  previous: z.nullable(remoteRelease),
  canary: z.nullable(canary),
});

/** The shell's name where remotes are identified by name. */
export const shellName = 'shell';

/** One immutable version of the shell. */
export const shellRelease = z.object({
  name: z.literal(shellName),
  version: releaseVersion,
  /** Address of the release's folder, with a trailing slash, absolute or from the page's origin. */
  base: z.string(),
  /**
   * Hashes of its pages, such as `pages/app.html`, which contain the hashes of scripts and styles; of
   * its service worker, `worker/worker.js`; and of the list of its files, `public/files.json`.
   */
  integrity: integrities,
});

/** Which version of the shell new pages use. */
export const shellListing = z.object({
  stable: shellRelease,
  /** The previously stable version. */
  previous: z.nullable(shellRelease),
});

/** A public key as a JSON Web Key (RFC 7517). */
export const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});

/** The registry: one snapshot of everything that is live. */
export const registrySnapshot = z.object({
  format: z.literal(2),
  /** Increases with each snapshot; a number lower than one already seen is a replay. */
  sequence: z.int().check(z.nonnegative()),
  /** UTC milliseconds. */
  issued_at: z.int(),
  /** When it expires, UTC milliseconds; snapshots of the first releases do not expire. */
  expires_at: z.optional(z.int()),
  /** Id of the account that made the change in the console; absent when a command made it. */
  author: z.optional(z.string()),
  remotes: z.array(remoteListing),
  /**
   * Absent until the shell's first release: until then each instance serves the shell of its own
   * build.
   */
  shell: z.optional(shellListing),
});

/** A snapshot and its signature. */
export const signedSnapshot = z.object({
  snapshot: registrySnapshot,
  signature: z.object({
    /** RFC 7638 thumbprint of the key that signed. */
    key_id: z.string(),
    /** ECDSA on P-256 with SHA-256, over the snapshot's canonical JSON (RFC 8785), base64url. */
    value: z.string(),
  }),
});

/** The content of `/registry.json`, which the API serves. */
export const servedRegistry = z.extend(signedSnapshot, {
  /** Ids of canaries that stopped automatically: learners get the stable version again. */
  stopped_canaries: z.array(z.string()),
  /** Changes with each build of the shell. */
  shell_version: z.string(),
});

/** A remote that a developer runs from another origin in this page; see `grantOverride`. */
export const remoteOverride = z.object({
  remote: remoteName,
  /** Such as `http://localhost:3001`; on the API's allow-list. */
  origin: z.string(),
  /** The account it was granted to; pages of other accounts ignore it. */
  sub: z.string(),
  /** UTC milliseconds. */
  expires_at: z.int(),
});

/** The data block with the id `registry` that the API writes into each page. */
export const pageRegistry = z.extend(servedRegistry, {
  /**
   * The key that snapshots must be signed with; null in development, where signatures are not
   * required.
   */
  public_key: z.nullable(publicKey),
  override: z.nullable(remoteOverride),
});

/** A text by interface language; English is always present. */
export type Label = z.infer<typeof label>;

/** One item of the navigation; a lower `order` comes first. */
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** What a remote declares about itself. */
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** The part of a release that other sites load. */
export type EmbedRelease = z.infer<typeof embedRelease>;

/** One version of a remote: its manifest, and where its files are. */
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** When a canary stops automatically. */
export type CanaryBounds = z.infer<typeof canaryBounds>;

/** A version on trial. */
export type Canary = z.infer<typeof canary>;

/** A remote and its live versions. */
export type RemoteListing = z.infer<typeof remoteListing>;

/** One version of the shell. */
export type ShellRelease = z.infer<typeof shellRelease>;

/** The shell's live version, and the one before. */
export type ShellListing = z.infer<typeof shellListing>;

/** Everything that is live at one moment. */
export type RegistrySnapshot = z.infer<typeof registrySnapshot>;

/** A snapshot with its signature. */
export type SignedSnapshot = z.infer<typeof signedSnapshot>;

/** The registry as browsers fetch it. */
export type ServedRegistry = z.infer<typeof servedRegistry>;

/** A remote that comes from a developer's machine. */
export type RemoteOverride = z.infer<typeof remoteOverride>;

/** The registry as it is embedded in a page. */
export type PageRegistry = z.infer<typeof pageRegistry>;

/** A public key as a JSON Web Key. */
export type PublicKey = z.infer<typeof publicKey>;
