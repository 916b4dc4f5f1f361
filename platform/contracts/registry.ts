import { z } from 'zod/mini';

const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, 'A remote is named in kebab-case'));
const routePath = z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'A route is an absolute path'));

/** A text by interface language; English is always there. */
const label = z.catchall(z.object({ en: z.string() }), z.string());

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

/** A remote as the registry lists it: its manifest and the release that is live. */
export const remoteRelease = z.extend(remoteManifest, {
  version: z.string(),
  /** Address of the container script, absolute or from the page's origin. */
  entry: z.string(),
  /** Name of the global variable that the container script sets. */
  global: z.string(),
  /** Subresource integrity of every file, by path relative to the folder of `entry`. */
  integrity: z.record(z.string(), z.string()),
  /** Files, relative to the folder of `entry`, that the first screen needs. */
  preload: z.array(z.string()),
});

/** The registry: one snapshot of all live releases. */
export const registrySnapshot = z.object({
  format: z.literal(1),
  remotes: z.array(remoteRelease),
});

/** A text by interface language; English is always there. */
export type Label = z.infer<typeof label>;

/** One item of the navigation; a lower `order` comes first. */
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** What a remote declares of itself. */
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** A remote's manifest, and where its live release is. */
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** All live releases at one moment. */
export type RegistrySnapshot = z.infer<typeof registrySnapshot>;
