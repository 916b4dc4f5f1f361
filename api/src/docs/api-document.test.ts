import { calls, type Call } from '@topwords/platform/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { createApiDocument } from './api-document.ts';

interface Operation {
  security: object[];
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string; content?: object; headers?: object }>;
}

const document = createApiDocument(calls);
const components = document.components as {
  schemas: Record<string, { required?: string[]; properties?: Record<string, object> }>;
  responses: Record<string, { description: string }>;
};

function operation(method: string, path: string): Operation {
  return document.paths[path]?.[method] as Operation;
}

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe('3.1');
});

// @spec C31
test('the committed document is up to date; npm run api:document rewrites it', () => {
  const file = new URL('../../../docs/api/openapi.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
});

test('every call is present once, under its method and path', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  const contracted = calls.map((call) => `${call.method.toLowerCase()} /api${call.path}`);
  expect(described.toSorted()).toEqual(contracted.toSorted());
});

test('every parameter in a path is described', () => {
  for (const { method, path } of calls) {
    const { parameters } = operation(method.toLowerCase(), `/api${path}`);
    const described = parameters.filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(described.every(({ required }) => required === true)).toBe(true);
  }
});

test('every reference resolves, and every component is used', () => {
  const text = JSON.stringify(document);
  const referred = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(
    ([, kind, name]) => `${kind}/${name}`,
  );
  const defined = Object.entries(document.components as Record<string, object>)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, members]) => Object.keys(members).map((name) => `${kind}/${name}`));
  expect([...new Set(referred)].toSorted()).toEqual(defined.toSorted());
});

test('shared shapes have names', () => {
  const list = operation('get', '/api/words/{langCode}').responses['200'];
  expect(list?.content).toEqual({
    'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Word' } } },
  });
  expect(components.schemas['Word']?.required).toContain('frequency_rank');
  expect(components.schemas['WordDetail']?.properties?.['ipa']).toEqual({
    type: ['string', 'null'],
  });
});

test('the security of a call says who may call it', () => {
  expect(operation('post', '/api/auth/login').security).toEqual([]);
  expect(operation('get', '/api/words/get_statistics').security).toEqual([{ accessToken: [] }]);
  expect(operation('post', '/api/auth/refresh').security).toEqual([
    { refreshCookie: [], xsrfHeader: [] },
  ]);
});

test('each status has its codes, the call’s own and those of its kind', () => {
  const { responses } = operation('post', '/api/auth/choose_lang');
  const described = Object.values(responses).flatMap(({ $ref = '' }) => {
    const description = components.responses[$ref.split('/').at(-1) ?? '']?.description ?? '';
    return [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
  });
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '500',
    '503',
  ]);
  expect(described.toSorted()).toEqual([
    'body_too_large',
    'database_unavailable',
    'internal',
    'language_is_native',
    'malformed_json',
    'media_type_unsupported',
    'origin_refused',
    'saving_unavailable',
    'token_expired',
    'token_invalid',
    'token_missing',
    'validation_failed',
  ]);
});

test('speech is MP3 bytes, with an ETag and a 304', () => {
  const { responses, parameters } = operation('post', '/api/words/voice');
  expect(responses['200']).toMatchObject({
    content: { 'audio/mpeg': { schema: { type: 'string', format: 'binary' } } },
    headers: { ETag: {}, 'X-Engine': {} },
  });
  expect(responses['304']?.content).toBeUndefined();
  expect(parameters.map(({ name }) => name)).toContain('If-None-Match');
});

test('rules of a text that its schema cannot express are described', () => {
  const { parameters } = operation('get', '/api/words/{langCode}');
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'limit', description: 'Must be a whole number from 1 to 200' }),
  );
});

test('a new call is described without further work', () => {
  const [first] = calls as readonly [Call];
  const added: Call = { ...first, id: 'added', path: '/added', errors: ['not_found'] };
  const { paths } = createApiDocument([added]);
  expect(paths['/api/added']).toMatchObject({ post: { responses: { 404: {} } } });
});
