import type { Call } from '@topwords/platform/contracts';
import { z } from 'zod/mini';

/** The parts of a request. */
export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minimum?: number;
}

/** Texts that some call accepts: each field gets the first that its contract accepts. */
const candidates = [
  'casa',
  'es',
  '21',
  'ada@example.org',
  'long enough',
  '0198a1b2-0000-7000-8000-000000000001',
  '2026-11-20T09:00:00Z',
  'Europe/Berlin',
  '#6366F1',
  '1.0.0',
  'pk_playground',
  'word-21',
];

/** Default values by name of a field, where the contract offers them. */
const preferred = new Map<string, readonly unknown[]>([
  ['langCode', ['es']],
  ['lang', ['es']],
  ['from_lang', ['en', 'English']],
  ['to_lang', ['es', 'Spanish']],
  ['language', ['es']],
  ['target_language_code', ['es']],
]);

/** Ids of things that do not exist would keep a call from doing anything. */
const omittedFields = /(_id|cursor|^category)$/i;

const choicesTried = 1;
const parts = ['params', 'query', 'body'] as const;

/** The chosen value of each place of a request, by its path, and the places found. */
interface Plan {
  /** Indices of options, or values of enumerations, that are not the first. */
  chosen: ReadonlyMap<string, unknown>;
  /** Texts of fields. */
  texts: ReadonlyMap<string, string>;
  seen: { texts: Set<string>; choices: Map<string, readonly unknown[]> };
}

function nameOf(path: string): string {
  return /(\w+)[^\w]*$/.exec(path)?.[1] ?? '';
}

function chooseOf(path: string, values: readonly unknown[], { chosen, seen }: Plan): unknown {
  const preferences = preferred.get(nameOf(path)) ?? [null];
  const first = values.find((value) => preferences.includes(value)) ?? values[0];
  seen.choices.set(path, [first, ...values.filter((value) => value !== first)]);
  return chosen.has(path) ? chosen.get(path) : first;
}

function makeObject(schema: JsonSchema, path: string, plan: Plan): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const entries = Object.entries(properties).filter(([name]) => {
    if (required.includes(name)) return true;
    const ordered = omittedFields.test(name) ? [false, true] : [true, false];
    return chooseOf(`${path}.${name}?`, ordered, plan);
  });
  if (typeof others === 'object' && entries.length === 0) entries.push(['casa', others]);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, make(part, `${path}.${name}`, plan)]),
  );
}

function make(schema: JsonSchema, path: string, plan: Plan): unknown {
  const options = schema.anyOf ?? schema.oneOf;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return plan.texts.get(path) ?? chooseOf(path, values, plan);
  if (options !== undefined) {
    const isNull = options.findIndex(({ type }) => type === 'null');
    const indices = options.map((_option, index) => index);
    const ordered = isNull === -1 ? indices : [isNull, ...indices.filter((one) => one !== isNull)];
    return make(options[Number(chooseOf(`${path}|`, ordered, plan))] ?? {}, path, plan);
  }
  if (schema.type === 'object') return makeObject(schema, path, plan);
  if (schema.type === 'array') return [make(schema.items ?? {}, `${path}.0`, plan)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'null') return null;
  if (schema.type === 'integer' || schema.type === 'number') {
    return Math.max(1, schema.minimum ?? 1);
  }
  plan.seen.texts.add(path);
  return plan.texts.get(path) ?? preferred.get(nameOf(path))?.[0] ?? candidates[0];
}

function makeRequest(call: Call, chosen: Plan['chosen'], texts: Plan['texts']) {
  const seen: Plan['seen'] = { texts: new Set(), choices: new Map() };
  const request: RequestParts = {};
  for (const part of parts) {
    const schema = call[part];
    if (schema === undefined) continue;
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    Object.assign(request, {
      [part]: make(described as JsonSchema, part, { chosen, texts, seen }),
    });
  }
  return { request, seen };
}

/** Texts with which the contract accepts the request, as far as the candidates reach. */
function fittingTexts(call: Call, chosen: Plan['chosen']): Map<string, string> {
  const texts = new Map<string, string>();
  for (let round = 1; round < candidates.length; round += 1) {
    const { request, seen } = makeRequest(call, chosen, texts);
    const faulty = parts.flatMap((part) => {
      const result = call[part]?.safeParse(request[part]);
      const paths = result?.error?.issues.map(({ path }) => [part, ...path].join('.')) ?? [];
      return paths.filter((path) => seen.texts.has(path));
    });
    if (faulty.length === 0) break;
    for (const path of faulty) texts.set(path, candidates[round] ?? '');
  }
  return texts;
}

/**
 * Requests to a call that its contract accepts, as far as possible, but with a word instead of a
 * text: for each text alone, for all of them, and with other choices of every enumeration.
 * @returns the request without the word first
 */
export function requestsWith(call: Call, word: string): RequestParts[] {
  const { choices } = makeRequest(call, new Map(), new Map()).seen;
  const others = [...choices].flatMap(([path, values]) => {
    const tried = values.slice(1, 1 + choicesTried);
    const all = values.includes('auto') && !tried.includes('auto') ? [...tried, 'auto'] : tried;
    return all.map((value) => new Map([[path, value]]));
  });
  const requests = [new Map<string, unknown>(), ...others].flatMap((chosen) => {
    const fitting = fittingTexts(call, chosen);
    const places = [...makeRequest(call, chosen, fitting).seen.texts];
    const everywhere = new Map(places.map((path) => [path, word]));
    return [
      ...places.map((path) => new Map([...fitting, [path, word]])),
      ...(places.length > 1 ? [everywhere] : []),
    ].map((texts) => makeRequest(call, chosen, texts).request);
  });
  const inChoices = [...choices.keys()].map((path) => {
    const texts = new Map([...fittingTexts(call, new Map()), [path, word]]);
    return makeRequest(call, new Map(), texts).request;
  });
  const plain = makeRequest(call, new Map(), fittingTexts(call, new Map())).request;
  const distinct = new Map(
    [plain, ...requests, ...inChoices].map((request) => [JSON.stringify(request), request]),
  );
  return [...distinct.values()];
}
