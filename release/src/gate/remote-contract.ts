import { z } from 'zod/mini';

/** A JSON Schema (draft 2020-12, as zod writes it). */
const jsonSchema = z.record(z.string(), z.unknown());

/** Schema of each event's payload, by event name. */
const payloads = z.record(z.string(), jsonSchema);

/** TypeScript declarations by path; imports between them are relative. */
const declarations = z.object({
  /** The module's own declaration file. */
  entry: z.string(),
  files: z.record(z.string(), z.string()),
});

/**
 * What a front end promises to other front ends and expects of them, derived from its sources. Kept
 * with each release, so that the next one can be compared with everything that is live.
 */
export const remoteContract = z.object({
  /** Declarations of each exposed module, by federated name such as `./remote`. */
  exposes: z.record(z.string(), declarations),
  routes: z.array(z.string()),
  /** Paths of its navigation entries. */
  navigation: z.array(z.string()),
  /** Paths of other front ends that it links to. */
  links: z.array(z.string()),
  /** Payload of each event that the release was built with. */
  events: z.object({
    sends: payloads,
    reads: payloads,
    /** What a shell's bus lets through; a remote has no bus. */
    carries: z.optional(payloads),
  }),
  /** Versions of packages that it shares with the page. */
  built_against: z.object({ react: z.string(), platform: z.string() }),
});

/** A JSON Schema as an object. */
export type JsonSchema = z.infer<typeof jsonSchema>;

/** Declarations of a module and all it refers to. */
export type Declarations = z.infer<typeof declarations>;

/** A front end's contract: what it promises and expects. */
export type RemoteContract = z.infer<typeof remoteContract>;
