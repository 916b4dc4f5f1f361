import { z } from 'zod';

/** Environment variables of telemetry. */
export const telemetryVariables = {
  /** Allows clients with this token to read /api/metrics and /api/remotes from other machines. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be 16 printable ASCII characters or more, without spaces')
    .optional(),
};
