import type { JsonSchema } from './remote-contract.ts';
import { schemaOf, schemasOf, textsOf } from './schema-parts.ts';

/**
 * Returns the schema of what arrives: a bus passes only the properties that its shell knows.
 * @param sent schema of what is emitted
 * @param carried schema of the event in the shell's map
 */
export function throughBus(sent: JsonSchema, carried: JsonSchema): JsonSchema {
  if (sent.anyOf) {
    return { ...sent, anyOf: schemasOf(sent.anyOf).map((one) => throughBus(one, carried)) };
  }
  if (sent.items) {
    return { ...sent, items: throughBus(schemaOf(sent.items), schemaOf(carried.items)) };
  }
  if (!sent.properties || !carried.properties || carried.additionalProperties) return sent;
  const kept = schemaOf(carried.properties);
  const parts = Object.entries(schemaOf(sent.properties)).filter(([name]) => name in kept);
  return {
    ...sent,
    properties: Object.fromEntries(
      parts.map(([name, part]) => [name, throughBus(schemaOf(part), schemaOf(kept[name]))]),
    ),
    required: textsOf(sent.required).filter((name) => name in kept),
  };
}
