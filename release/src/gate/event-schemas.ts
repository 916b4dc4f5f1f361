import path from 'node:path';
import { z } from 'zod/mini';
import type { JsonSchema } from './remote-contract.ts';

/** Reads the payload of each event in a project's event map, as JSON Schemas. */
export async function readEventSchemas(root: string): Promise<Record<string, JsonSchema>> {
  const module = (await import(path.join(root, 'platform/events/event-map.ts'))) as {
    eventSchemas: Record<string, z.ZodMiniType>;
  };
  // `input` schemas describe what is sent, and unlike `output` allow additional properties.
  return Object.fromEntries(
    Object.entries(module.eventSchemas).map(([name, schema]) => [
      name,
      { ...z.toJSONSchema(schema, { io: 'input' }) },
    ]),
  );
}

/** Picks the events with these names. */
export function pickEvents(
  schemas: Readonly<Record<string, JsonSchema>>,
  names: readonly string[],
): Record<string, JsonSchema> {
  const known = new Map(Object.entries(schemas));
  return Object.fromEntries(names.map((name) => [name, known.get(name) ?? {}]));
}
