import { draftSchema } from './analysis-draft.ts';

/** Parts of the protocol that not every server supports; each has an older fallback. */
export interface Dialect {
  /** How JSON is requested: by schema, as any JSON, or only in the instructions. */
  json: 'json_schema' | 'json_object' | 'text';
  limit: 'max_completion_tokens' | 'max_tokens';
  reportsUsage: boolean;
}

/** The dialect to try first. */
export const newestDialect: Dialect = {
  json: 'json_schema',
  limit: 'max_completion_tokens',
  reportsUsage: true,
};

const olderJson = { json_schema: 'json_object', json_object: 'text' } as const;

/**
 * The dialect to try after a server refused a request: without the feature that its complaint
 * names, or else without the newest one. Undefined when there is no older dialect.
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

/** The fields of a request that depend on the dialect. */
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
