import { z } from 'zod/mini';

/** A JSON Schema of the draft that zod writes (2020-12). */
const jsonSchema = z.record(z.string(), z.unknown());

/** Payload of each event, by its name. */
const payloads = z.record(z.string(), jsonSchema);

/** Declarations of TypeScript by path; imports between them are relative. */
const declarations = z.object({
  /** The declaration file that the module itself has become. */
  entry: z.string(),
  files: z.record(z.string(), z.string()),
});

/**
 * What a front end promises to others and expects of them, as its build shows it. It is kept with
 * each release, so that the next one can be held against all that is live.
 */
export const remoteContract = z.object({
  /** Each module that others may load, by its federated name, such as `./remote`. */
  exposes: z.record(z.string(), declarations),
  routes: z.array(z.string()),
  /** Paths that its navigation entries lead to. */
  navigation: z.array(z.string()),
  /** Paths of other front ends that it leads to. */
  links: z.array(z.string()),
  /** Payload of each event, as the release itself was built with. */
  events: z.object({
    sends: payloads,
    reads: payloads,
    /** What the bus of a shell lets through; a remote has no bus of its own. */
    carries: z.optional(payloads),
  }),
  /** Versions of what it shares with the page. */
  built_against: z.object({ react: z.string(), platform: z.string() }),
});

/** A JSON Schema as an object. */
export type JsonSchema = z.infer<typeof jsonSchema>;

/** Declarations of a module and all it refers to. */
export type Declarations = z.infer<typeof declarations>;

/** What a front end promises and expects. */
export type RemoteContract = z.infer<typeof remoteContract>;
