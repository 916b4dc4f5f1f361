import type { z } from 'zod';
import type { Outcome } from './attempt-twice.ts';

/** A JSON text of this shape, or the failure that it is something else. */
export function readJson<Answer>(text: string, shape: z.ZodType<Answer>): Outcome<Answer> {
  try {
    return { made: shape.parse(JSON.parse(text)) };
  } catch (cause) {
    return { kind: 'malformed', cause, isRetryable: true };
  }
}
