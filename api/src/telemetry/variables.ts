import { z } from 'zod';

/** Environment variables of telemetry. */
export const telemetryVariables = {
  /** Lets whoever knows it read /api/metrics and /api/remotes from another machine. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be 16 printable ASCII characters or more, without spaces')
    .optional(),
};
