import { z } from 'zod/mini';

const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, 'A remote is named in kebab-case'));
const routePath = z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'A route is an absolute path'));

/** A text by interface language; English is always there. */
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

/** Subresource integrity of files, by path relative to the folder of the release. */
const integrities = z.record(z.string(), z.string());

/** One item of the shell's navigation, which leads to a screen of the remote. */
export const navigationEntry = z.object({
  path: routePath,
  /** Shown on wide screens, and on narrow ones `short_label` where there is one. */
  label,
  short_label: z.optional(label),
  icon: z.enum(['home', 'words', 'chat', 'translate', 'learned', 'profile']),
  /** Entries of all remotes are shown in this order. */
  order: z.int(),
});

/** `remote.json`: what a remote declares of itself. */
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
  /** Of both, and of the JSON beside the loader that lists the hashes of all other files. */
  integrity: integrities,
});

/** One immutable version of a remote, as far as a page needs it to start. */
export const remoteRelease = z.extend(remoteManifest, {
  version: releaseVersion,
  /** Address of the container script, absolute or from the page's origin. */
  entry: z.string(),
  /** Name of the global variable that the container script sets. */
  global: z.string(),
  /** Of the container and the files of `preload`; the container knows those of its chunks. */
  integrity: integrities,
  /** Files, relative to the folder of `entry`, that the first screen needs. */
  preload: z.array(z.string()),
  embed: z.optional(embedRelease),
});

/** When a canary stops by itself, against the stable version in the same time. */
export const canaryBounds = z.object({
  /** Loads of the canary that must have been seen before it is judged. */
  minimum_loads: z.int().check(z.positive()),
  /** Share of loads that fail beyond the stable version's share, from 0 to 1. */
  failure_excess: z.number().check(z.gte(0), z.lte(1)),
  /** 75th percentile of its load time, in times of the stable version's. */
  load_time_ratio: z.number().check(z.gte(1)),
});

/** A version that some learners get in place of the stable one. */
export const canary = z.object({
  /** Tells this canary from others, and decides who gets it: `words@1.4.0`. */
  id: z.string(),
  release: remoteRelease,
  /** Share of learners, in percent with at most two decimals. */
  percent: z.number().check(z.gte(0), z.lte(100)),
  /** Learners who get it in any case, by the `canaryMark` of their ids: snapshots are public. */
  learners: z.array(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /** Since when, UTC milliseconds. */
  started_at: z.int(),
  bounds: canaryBounds,
});

/** A remote in the registry: which of its versions are live. */
export const remoteListing = z.object({
  name: remoteName,
  stable: remoteRelease,
  /** What was stable before; a page falls back to it when the stable version fails. */
  previous: z.nullable(remoteRelease),
  canary: z.nullable(canary),
});

/** What the shell is called where remotes are called by their names. */
export const shellName = 'shell';

/** One immutable version of the shell. */
export const shellRelease = z.object({
  name: z.literal(shellName),
  version: releaseVersion,
  /** Address of the release's folder, with a slash at its end, absolute or from the page's origin. */
  base: z.string(),
  /** Of its pages, such as `pages/app.html`; these name the hashes of scripts and styles. */
  integrity: integrities,
});

/** Which version of the shell new pages are made from. */
export const shellListing = z.object({
  stable: shellRelease,
  /** What was stable before. */
  previous: z.nullable(shellRelease),
});

/** A public key as a JSON Web Key (RFC 7517). */
export const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});

/** The registry: one snapshot of all that is live. */
export const registrySnapshot = z.object({
  format: z.literal(2),
  /** Each snapshot has the next number; one with a lower number than was seen is a replay. */
  sequence: z.int().check(z.nonnegative()),
  /** UTC milliseconds. */
  issued_at: z.int(),
  /** Until when it may be used, UTC milliseconds; snapshots of the first releases have no end. */
  expires_at: z.optional(z.int()),
  /** Id of the account that made the change in the console; absent where a command made it. */
  author: z.optional(z.string()),
  remotes: z.array(remoteListing),
  /** Absent until the shell's first release: each instance then serves the one of its own build. */
  shell: z.optional(shellListing),
});

/** A snapshot and who vouches for it. */
export const signedSnapshot = z.object({
  snapshot: registrySnapshot,
  signature: z.object({
    /** Which key signed: its thumbprint by RFC 7638. */
    key_id: z.string(),
    /** ECDSA on P-256 with SHA-256, over the snapshot's canonical JSON (RFC 8785), base64url. */
    value: z.string(),
  }),
});

/** What the API serves as `/registry.json`. */
export const servedRegistry = z.extend(signedSnapshot, {
  /** Ids of canaries that stopped by themselves: learners get the stable version again. */
  stopped_canaries: z.array(z.string()),
  /** Changes with each build of the shell. */
  shell_version: z.string(),
});

/** A remote that a developer runs from elsewhere in this page; see `grantOverride`. */
export const remoteOverride = z.object({
  remote: remoteName,
  /** Such as `http://localhost:3001`; on the API's allow-list. */
  origin: z.string(),
  /** Learner it was granted to; nobody else's page uses it. */
  sub: z.string(),
  /** UTC milliseconds. */
  expires_at: z.int(),
});

/** The data block with the id `registry` that the API writes into each page. */
export const pageRegistry = z.extend(servedRegistry, {
  /** What snapshots must be signed with; null in development, where none is demanded. */
  public_key: z.nullable(publicKey),
  override: z.nullable(remoteOverride),
});

/** A text by interface language; English is always there. */
export type Label = z.infer<typeof label>;

/** One item of the navigation; a lower `order` comes first. */
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** What a remote declares of itself. */
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** What a release offers to other sites. */
export type EmbedRelease = z.infer<typeof embedRelease>;

/** One version of a remote: its manifest, and where its files are. */
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** When a canary stops by itself. */
export type CanaryBounds = z.infer<typeof canaryBounds>;

/** A version on trial. */
export type Canary = z.infer<typeof canary>;

/** A remote and its live versions. */
export type RemoteListing = z.infer<typeof remoteListing>;

/** One version of the shell. */
export type ShellRelease = z.infer<typeof shellRelease>;

/** The shell's live version, and the one before. */
export type ShellListing = z.infer<typeof shellListing>;

/** All that is live at one moment. */
export type RegistrySnapshot = z.infer<typeof registrySnapshot>;

/** A snapshot with its signature. */
export type SignedSnapshot = z.infer<typeof signedSnapshot>;

/** The registry as browsers fetch it. */
export type ServedRegistry = z.infer<typeof servedRegistry>;

/** A remote that comes from a developer's machine. */
export type RemoteOverride = z.infer<typeof remoteOverride>;

/** The registry as it stands in a page. */
export type PageRegistry = z.infer<typeof pageRegistry>;

/** A public key as a JSON Web Key. */
export type PublicKey = z.infer<typeof publicKey>;
