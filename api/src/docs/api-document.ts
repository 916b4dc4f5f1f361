import {
  apiBasePath,
  timeZoneHeaderName,
  xsrfHeaderName,
  type Call,
} from '@topwords/platform/contracts';
import {
  createContractSchemas,
  type ContractSchemas,
  type JsonSchema,
} from './contract-schemas.ts';
import { errorResponses, errorResponsesOf } from './error-responses.ts';

const description = `The API of TopWords: words, sentences, practice, pronunciation, translation, favourites, a tutor.

Sign in with \`POST ${apiBasePath}/auth/login\` and send the \`access_token\` in the
\`Authorization\` header. It lasts about a quarter of an hour; \`POST ${apiBasePath}/auth/refresh\`
gives the next one for the refresh cookie. Every failure has a \`detail\` for a person and a \`code\`
for a program.`;

const security: Record<Call['authentication'], object[]> = {
  none: [],
  token: [{ accessToken: [] }],
  cookie: [{ refreshCookie: [], xsrfHeader: [] }],
  partner: [{ partnerKey: [] }, { partnerSecret: [] }],
};

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `access_token` of a sign-in. The scheme word `Bearear` is accepted as well.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refresh_token',
    description:
      'Set at sign-in, HttpOnly; spent and replaced at each use. On https its name is `__Host-refresh_token`.',
  },
  xsrfHeader: {
    type: 'apiKey',
    in: 'header',
    name: xsrfHeaderName,
    description: 'The value of the `XSRF-TOKEN` cookie that was set at sign-in.',
  },
  partnerKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'A publishable key; browsers send it from pages of its origins alone.',
  },
  partnerSecret: {
    type: 'http',
    scheme: 'bearer',
    description: 'A secret key, `sk_…`, for servers. Refused when a browser sends it.',
  },
};

const timeZoneParameter = {
  name: timeZoneHeaderName,
  in: 'header',
  description: 'The learner’s IANA time zone, by which days are counted. Kept with the account.',
  schema: { type: 'string', examples: ['Europe/Madrid'] },
};

/** An OpenAPI document, as far as this program reads it. */
export interface ApiDocument {
  openapi: string;
  info: object;
  servers: object[];
  tags: object[];
  paths: Record<string, Record<string, object>>;
  components: object;
}

/** The OpenAPI 3.1 document of calls, generated only from their contracts. */
export function createApiDocument(calls: readonly Call[]): ApiDocument {
  const schemas = createContractSchemas(calls);
  const paths: ApiDocument['paths'] = {};
  for (const call of calls) {
    const path = `${apiBasePath}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TopWords API',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that serves this document' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named,
      responses: errorResponses(calls),
      parameters: { TimeZone: timeZoneParameter },
      securitySchemes,
    },
  };
}

function describeCall(call: Call, schemas: ContractSchemas): object {
  const body = schemas.ofPart(call, 'body');
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    security: security[call.authentication],
    parameters: [
      ...parametersOf(schemas.ofPart(call, 'params'), 'path'),
      ...parametersOf(schemas.ofPart(call, 'query'), 'query'),
      ...(call.response === 'audio' ? [ifNoneMatch] : []),
      { $ref: '#/components/parameters/TimeZone' },
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: { ...successOf(call, schemas), ...errorResponsesOf(call) },
  };
}

function parametersOf(schema: JsonSchema | undefined, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of a recording the client has.',
  schema: { type: 'string' },
};

const audioHeaders = {
  ETag: { description: 'Changes with the recording', schema: { type: 'string' } },
  'X-Engine': { description: 'The voice engine that spoke', schema: { type: 'string' } },
  'Cache-Control': { description: 'For this client alone', schema: { type: 'string' } },
};

function contentOf(type: string, schema: JsonSchema | undefined): object {
  return { content: { [type]: { schema } } };
}

const bytes = { type: 'string', format: 'binary' };

function successOf(call: Call, schemas: ContractSchemas): Record<string, object> {
  const schema = schemas.ofPart(call, 'response');
  if (call.response === 'audio') {
    return {
      200: { description: 'An MP3', headers: audioHeaders, ...contentOf('audio/mpeg', bytes) },
      304: { description: 'The client has this recording', headers: audioHeaders },
    };
  }
  if (call.response === 'file') {
    return {
      200: { description: 'A file to keep', ...contentOf('text/plain', { type: 'string' }) },
    };
  }
  if (call.response === 'calendar') {
    return {
      200: { description: 'A calendar', ...contentOf('text/calendar', { type: 'string' }) },
    };
  }
  if (call.response === 'redirect') {
    const location = { description: 'Where to go', schema: { type: 'string' } };
    return { 302: { description: 'Elsewhere', headers: { Location: location } } };
  }
  if ('events' in call.response) {
    const description = 'Events as they come; the data of each is JSON of this schema';
    return { 200: { description, ...contentOf('text/event-stream', schema) } };
  }
  return { 200: { description: 'Done', ...contentOf('application/json', schema) } };
}
