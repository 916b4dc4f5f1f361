import { z } from 'zod/mini';

/** A text of a request: trimmed, not blank, and at most `maximum` UTF-16 units long. */
export const requiredText = (name: string, maximum: number) =>
  z
    .string({ error: `${name} is required` })
    .check(
      z.trim(),
      z.minLength(1, `${name} must not be blank`),
      z.maxLength(maximum, `${name} must be at most ${maximum} characters`),
    );
