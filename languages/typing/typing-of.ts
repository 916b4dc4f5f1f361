import { typingList } from '../lists/typing.ts';
import { mapOf } from '../lookup/map-of.ts';
import type { Typing } from '../pack/typing.ts';

const byCode = mapOf<Typing>(typingList);

/** Typing rules of a language; undefined for languages that the bank does not have. */
export function typingOf(language: string): Typing | undefined {
  return byCode.get(language);
}
