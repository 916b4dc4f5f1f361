import { tutorTextMaximumLength } from '@topwords/platform/contracts';
import { textWithin } from './text-within.ts';

/** The address at which the tutor explains a text, cut to its maximum length. */
export function addressOfTutor(text: string, language: string): string {
  const query = { text: textWithin(text, tutorTextMaximumLength), language };
  return `/ai-chat?${new URLSearchParams(query).toString()}`;
}
