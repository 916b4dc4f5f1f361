import * as contracts from '@topwords/platform/contracts';
import { eventSchema, type Call } from '@topwords/platform/contracts';
import { z } from 'zod/mini';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>;
type Schema = z.ZodMiniType;
type Part = 'params' | 'query' | 'body' | 'response';

/** The contracts as JSON Schemas. */
export interface ContractSchemas {
  /** Schemas with a name, for the document's components. */
  named: Record<string, JsonSchema>;
  /** The schema of a part of a call, by reference if it has a name; undefined without that part. */
  ofPart(call: Call, part: Part): JsonSchema | undefined;
}

const parts: readonly Part[] = ['params', 'query', 'body', 'response'];

/** A part of a call; for an answer that comes piece by piece, its events. */
function partOf(call: Call, part: Part): unknown {
  return part === 'response' ? (eventSchema(call) ?? call.response) : call[part];
}

const addressOf = (name: string) => `#/components/schemas/${name}`;

/**
 * JSON Schemas of everything that calls exchange. Every object and enumeration that the contracts
 * export is named after its export (`wordDetail` → `WordDetail`); only those that the calls use are
 * kept.
 */
export function createContractSchemas(calls: readonly Call[]): ContractSchemas {
  const registry = z.registry<{ id: string }>();
  for (const [name, exported] of Object.entries(contracts)) {
    if (isNameable(exported)) registry.add(exported, { id: pascalCase(name) });
  }
  for (const call of calls) {
    for (const part of parts) {
      const schema = partOf(call, part);
      if (isSchema(schema) && registry.get(schema) === undefined) {
        registry.add(schema, { id: `${call.id}/${part}` });
      }
    }
  }
  const generated = generate(registry);
  const ofPart: ContractSchemas['ofPart'] = (call, part) => {
    const schema = partOf(call, part);
    if (!isSchema(schema)) return undefined;
    const id = registry.get(schema)?.id ?? '';
    return id.includes('/') ? generated[id] : { $ref: addressOf(id) };
  };
  const used = calls.flatMap((call) => parts.map((part) => ofPart(call, part)));
  return { named: pickReachable(generated, [used, { $ref: addressOf('ErrorBody') }]), ofPart };
}

function generate(registry: z.core.$ZodRegistry<{ id: string }>): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    uri: addressOf,
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const rules = rulesOf(zodSchema);
      if (rules.length > 0) jsonSchema.description = rules.join('. ');
    },
  });
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas;
}

/** The messages of a text's checks: rules that JSON Schema cannot fully express. */
function rulesOf({ _zod: internals }: z.core.$ZodType): string[] {
  if (internals.def.type !== 'string') return [];
  const messages = (internals.def.checks ?? []).map(({ _zod: check }) => {
    const explain = check.def.error as ((issue: object) => unknown) | undefined;
    return explain?.({});
  });
  return [...new Set(messages.filter((message) => typeof message === 'string'))];
}

function pickReachable(
  schemas: Readonly<Record<string, JsonSchema>>,
  from: unknown,
): Record<string, JsonSchema> {
  const byId = new Map(Object.entries(schemas));
  const reached = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (reached.has(id)) continue;
      reached.add(id);
      follow(byId.get(id));
    }
  };
  follow(from);
  return Object.fromEntries(Object.entries(schemas).filter(([id]) => reached.has(id)));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isNameable(value: unknown): value is Schema {
  return isSchema(value) && ['object', 'enum'].includes(value.def.type);
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
