import { draftSchema } from './analysis-draft.ts';

/** Of the protocol, what not every server knows: each falls back to what is older. */
export interface Dialect {
  /** How JSON is demanded: by its schema, as any JSON, or by the instructions alone. */
  json: 'json_schema' | 'json_object' | 'text';
  limit: 'max_completion_tokens' | 'max_tokens';
  reportsUsage: boolean;
}

/** What a server is asked in at first. */
export const newestDialect: Dialect = {
  json: 'json_schema',
  limit: 'max_completion_tokens',
  reportsUsage: true,
};

const olderJson = { json_schema: 'json_object', json_object: 'text' } as const;

/**
 * The dialect to try next on a server that refused a request: without what its complaint names, or
 * else without whatever is newest. Undefined when nothing is left to do without.
 */
export function olderDialect(
  dialect: Dialect,
  { complaint, asksForJson }: { complaint: string; asksForJson: boolean },
): Dialect | undefined {
  const { json, limit, reportsUsage } = dialect;
  const steps: { name: string; older: Dialect }[] = [];
  if (asksForJson && json !== 'text') {
    steps.push({ name: 'response_format', older: { ...dialect, json: olderJson[json] } });
  }
  if (reportsUsage) {
    steps.push({ name: 'stream_options', older: { ...dialect, reportsUsage: false } });
  }
  if (limit === 'max_completion_tokens') {
    steps.push({ name: limit, older: { ...dialect, limit: 'max_tokens' } });
  }
  return (steps.find(({ name }) => complaint.includes(name)) ?? steps[0])?.older;
}

/** The fields of a request that the dialect decides. */
export function fieldsOf(
  { json, limit, reportsUsage }: Dialect,
  { outputTokens, asksForJson }: { outputTokens: number; asksForJson: boolean },
) {
  return {
    [limit]: outputTokens,
    ...(reportsUsage && { stream_options: { include_usage: true } }),
    ...(asksForJson && json === 'json_object' && { response_format: { type: json } }),
    ...(asksForJson &&
      json === 'json_schema' && {
        response_format: {
          type: json,
          json_schema: { name: 'analysis', strict: true, schema: { ...draftSchema } },
        },
      }),
  };
}
