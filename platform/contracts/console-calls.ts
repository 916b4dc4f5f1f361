import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { canaryBounds, releaseVersion } from './registry.ts';

const shared = { tag: 'Console', authentication: 'token' } as const;

const count = z.int().check(z.nonnegative());
/** UTC milliseconds. */
const time = z.int();

const loadCounts = {
  loads: count,
  /** Attempts that failed, immediately or later, each counted once. */
  failures: count,
  /** Of all attempts, from 0 to 1. */
  failure_share: z.number(),
};

const measured = z.nullable(z.number());

/** The figures of a live version in the last 24 hours. Durations are in milliseconds. */
export const versionFigures = z.object({
  ...loadCounts,
  version: z.string(),
  role: z.enum(['stable', 'previous', 'canary']),
  /**
   * Share of learners who get it, in percent; null for the previous version, which is only a
   * fallback.
   */
  percent: z.nullable(z.number()),
  is_stopped: z.boolean(),
  load_time: z.object({ p50: measured, p75: measured, p95: measured }),
  /** 75th percentiles, null where nothing was reported. */
  vitals: z.object({ LCP: measured, INP: measured, CLS: measured }),
  hours: z.array(z.object({ ...loadCounts, hour: time })),
  /** The newest failures. */
  failed: z.array(
    z.object({ stage: z.string(), message: z.string(), occurrences: count, last_at: time }),
  ),
});

/** A canary that stopped automatically, and why. */
export const canaryStop = z.object({
  canary_id: z.string(),
  started_at: time,
  remote: z.string(),
  version: z.string(),
  stopped_at: time,
  reason: z.string(),
});

const liveVersion = z.object({
  version: z.string(),
  /** When it took this role; null when that is further back than the log was read. */
  since: z.nullable(time),
  /** Username of the account that made it live; null when a command did. */
  by: z.nullable(z.string()),
});

/** The live versions of a remote or the shell, and what the account may do with them. */
export const releaseListing = z.object({
  /** `shell`, or the remote's name. */
  name: z.string(),
  stable: liveVersion,
  previous: z.nullable(z.string()),
  canary: z.nullable(
    z.object({
      ...liveVersion.shape,
      id: z.string(),
      percent: z.number(),
      /** Number of learners who always get it. */
      learners: count,
      bounds: canaryBounds,
      stop: z.nullable(canaryStop),
    }),
  ),
  /** Usernames of the owners. */
  owners: z.array(z.string()),
  is_permitted: z.boolean(),
  /**
   * Identifies this state of the listing: an action sends it back, and is refused when the listing
   * has changed.
   */
  revision: z.string(),
});

/** Everything that is live, with its figures. */
export const listReleases = defineCall({
  ...shared,
  id: 'listReleases',
  summary: 'Live versions of all remotes and the shell, with their figures',
  method: 'GET',
  path: '/console/releases',
  response: z.object({
    snapshot: z.object({
      sequence: count,
      issued_at: time,
      expires_at: z.nullable(time),
    }),
    /** Why releases are read-only here; null when this deployment can sign. */
    read_only: z.nullable(z.string()),
    releases: z.array(releaseListing),
    figures: z.array(z.object({ remote: z.string(), versions: z.array(versionFigures) })),
    /** The newest stops, including those of canaries that no longer exist. */
    stops: z.array(canaryStop),
  }),
  errors: ['console_role_missing'],
});

const params = z.object({ remote: z.string() });

/** A published version. */
export const publishedVersion = z.object({
  version: z.string(),
  state: z.enum(['uploading', 'published', 'retired']),
  published_at: time,
  commit: z.nullable(z.string()),
  /** Total size of its files. */
  bytes: count,
  /** Why it was published without running its tests. */
  unchecked: z.nullable(z.string()),
  /** What it breaks, as found by the gate. */
  breaks: z.array(z.object({ part: z.string(), detail: z.string(), breaks: z.array(z.string()) })),
});

/** What one snapshot of the log changed for a remote. */
export const releaseChange = z.object({
  sequence: count,
  at: time,
  by: z.nullable(z.string()),
  kind: z.enum([
    'promoted',
    'rolled_back',
    'canary_started',
    'canary_changed',
    'canary_stopped',
    'removed',
  ]),
  version: z.string(),
  /** Share of the canary; null for changes that are not about one. */
  percent: z.nullable(z.number()),
});

/** One remote's versions and history, newest first. */
export const getReleaseHistory = defineCall({
  ...shared,
  id: 'getReleaseHistory',
  summary: 'Published versions of a remote and its history in the log',
  method: 'GET',
  path: '/console/releases/{remote}',
  params,
  response: z.object({
    /** Null when this deployment cannot list published versions. */
    versions: z.nullable(z.array(publishedVersion)),
    history: z.array(releaseChange),
  }),
  errors: ['console_role_missing', 'remote_unknown'],
});

/** The response to an action. */
const changed = z.object({
  sequence: count,
  /** False when the action had nothing to change. */
  is_changed: z.boolean(),
});

const action = {
  ...shared,
  method: 'POST',
  params,
  response: changed,
  errors: [
    'release_not_permitted',
    'releases_read_only',
    'remote_unknown',
    'version_unknown',
    'release_changed',
    'release_refused',
  ],
} as const;

const revision = z.string();

/** Makes a published version stable, so that all learners get it. */
export const promoteRelease = defineCall({
  ...action,
  id: 'promoteRelease',
  summary: 'Make a published version stable',
  path: '/console/releases/{remote}/promote',
  body: z.object({ version: releaseVersion, revision }),
});

/**
 * Gives a version to a share of the learners, or changes that share; omitted bounds keep their
 * values.
 */
export const setCanaryShare = defineCall({
  ...action,
  id: 'setCanaryShare',
  summary: 'Start a canary, or change its share',
  path: '/console/releases/{remote}/canary',
  body: z.object({
    version: releaseVersion,
    percent: z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01)),
    /** Starts another trial of a version whose canary has stopped. */
    again: z.optional(z.boolean()),
    bounds: z.optional(z.partial(canaryBounds)),
    revision,
  }),
});

/** Ends the canary: all learners get the stable version. */
export const stopCanaryRelease = defineCall({
  ...action,
  id: 'stopCanaryRelease',
  summary: 'Stop the canary of a remote',
  path: '/console/releases/{remote}/canary/stop',
  body: z.object({ revision }),
});

/** Makes an earlier version stable again: by default, the one before the stable one. */
export const rollBackRelease = defineCall({
  ...action,
  id: 'rollBackRelease',
  summary: 'Go back to an earlier version',
  path: '/console/releases/{remote}/rollback',
  body: z.object({ version: z.optional(releaseVersion), revision }),
});

/** Deletes the files of a version that no page has run for 30 days. */
export const retireRelease = defineCall({
  ...action,
  id: 'retireRelease',
  summary: 'Delete the files of a version that no page runs',
  path: '/console/releases/{remote}/retire',
  body: z.object({ version: releaseVersion, with_embed: z.boolean(), revision }),
});

/** Figures of a live version. */
export type VersionFigures = z.infer<typeof versionFigures>;

/** A canary that stopped automatically. */
export type CanaryStop = z.infer<typeof canaryStop>;

/** The live versions of a remote. */
export type ReleaseListing = z.infer<typeof releaseListing>;

/** Everything that is live. */
export type Releases = z.infer<typeof listReleases.response>;

/** A published version. */
export type PublishedVersion = z.infer<typeof publishedVersion>;

/** One change in the log. */
export type ReleaseChange = z.infer<typeof releaseChange>;
