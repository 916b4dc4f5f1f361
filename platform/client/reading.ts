import { createApiFailure, type ApiFailure } from './api-failure.ts';
import type { ClientTexts } from './texts/en.ts';

/** How an answer is read. */
export interface Reading {
  signal?: AbortSignal | undefined;
  texts: ClientTexts;
}

/** JSON as a value; undefined where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure of a call that got no answer, or not all of it. */
export function noResponse({ noResponse: detail }: ClientTexts): ApiFailure {
  return createApiFailure(500, { code: 'no_response', detail });
}

/** The failure of a call whose answer breaks the contract. */
export function malformed({ malformed: detail }: ClientTexts): ApiFailure {
  return createApiFailure(500, { code: 'answer_malformed', detail });
}
