import type { JsonSchema } from './remote-contract.ts';
import { schemaOf, schemasOf, textsOf } from './schema-parts.ts';

/**
 * What arrives of a payload: a bus hands over only the properties that its own shell knows.
 * @param sent what is emitted
 * @param carried the event in the map of the shell
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
