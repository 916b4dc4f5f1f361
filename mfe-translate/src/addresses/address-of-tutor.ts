import { tutorTextMaximumLength } from '@topwords/platform/contracts';
import { textWithin } from './text-within.ts';

/** Where the tutor tells of a text; of a long one, of as much as it takes. */
export function addressOfTutor(text: string, language: string): string {
  const query = { text: textWithin(text, tutorTextMaximumLength), language };
  return `/ai-chat?${new URLSearchParams(query).toString()}`;
}
