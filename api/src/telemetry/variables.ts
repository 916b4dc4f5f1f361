import { z } from 'zod';

const tokenMinimumLength = 16;

/** Environment variables of telemetry. */
export const telemetryVariables = {
  /** Lets whoever knows it read /api/metrics and /api/remotes from another machine. */
  METRICS_TOKEN: z
    .string()
    .min(tokenMinimumLength, `must have at least ${tokenMinimumLength} characters`)
    .optional(),
};
