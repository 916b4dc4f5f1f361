import { createApiFailure, type ApiFailure } from './api-failure.ts';
import type { ClientTexts } from './texts/client-texts.ts';

/** How a response is read. */
export interface Reading {
  signal?: AbortSignal | undefined;
  texts: ClientTexts;
}

/** Parses JSON; returns undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure of a call that got no response, or only part of one. */
export function noResponse({ noResponse: detail }: ClientTexts): ApiFailure {
  return createApiFailure(500, { code: 'no_response', detail });
}

/** The failure of a call whose response breaks the contract. */
export function malformed({ malformed: detail }: ClientTexts): ApiFailure {
  return createApiFailure(500, { code: 'answer_malformed', detail });
}
