import { z } from 'zod';

/** Names a card, note, mistake or text in its language; never changes. */
export const teachingKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not like "say-or-tell"');
