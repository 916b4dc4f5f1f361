import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { releaseVersion } from './registry.ts';

/** Maximum number of reports in one call. */
export const remoteReportsMaximum = 50;

const remote = { remote: z.string().check(z.maxLength(60)), version: releaseVersion };

/**
 * Longest duration that is reported, in milliseconds: a longer one means that the page was asleep.
 */
export const remoteDurationMaximum = 600_000;

/** Longest message of a failure, in characters. */
export const remoteMessageMaximum = 200;

const duration = z.number().check(z.gte(0), z.lte(remoteDurationMaximum));

/** Where a remote failed: while loading, starting, rendering, or handling an event. */
export const remoteStage = z.enum(['load', 'start', 'render', 'event']);

/**
 * What a page reports about one version of a remote: that its first screen's module was loaded
 * (`loaded`, milliseconds since it was requested), that it failed, or a web vital of a page that
 * was opened on one of its screens. A vital is in milliseconds, CLS without a unit.
 */
export const remoteReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), ...remote, duration }),
  z.object({
    kind: z.literal('failed'),
    ...remote,
    stage: remoteStage,
    /** The error's message, cut to its maximum; it must not contain what a learner typed. */
    message: z.string().check(z.maxLength(remoteMessageMaximum)),
  }),
  z.object({
    kind: z.literal('vital'),
    ...remote,
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: duration,
  }),
]);

/**
 * Reports how remotes perform in a page. Reports of versions that were never published are dropped.
 */
export const reportRemotes = defineCall({
  tag: 'Remotes',
  authentication: 'token',
  id: 'reportRemotes',
  summary: 'Loads, failures and web vitals of remotes in a page',
  method: 'POST',
  path: '/remotes/reports',
  body: z.object({
    reports: z.array(remoteReport).check(z.minLength(1), z.maxLength(remoteReportsMaximum)),
  }),
  response: z.object({ accepted: z.int() }),
  errors: ['too_many_attempts'],
});

/** What a page reports about one version of a remote. */
export type RemoteReport = z.infer<typeof remoteReport>;

/** Where a remote failed. */
export type RemoteStage = z.infer<typeof remoteStage>;
