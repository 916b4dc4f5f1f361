import { z } from 'zod';

/** A published vulnerability of a component. */
export interface Advisory {
  name: string;
  severity: string;
  /** The range of versions that have it. */
  range: string;
}

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});

/**
 * The vulnerabilities in npm's answer to `npm audit --json`; undefined if the registry did not
 * answer it.
 */
export function readAudit(json: string): Advisory[] | undefined {
  const { data } = report.safeParse(parse(json));
  return data && Object.values(data.vulnerabilities);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
