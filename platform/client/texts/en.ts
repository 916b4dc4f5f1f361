import type { ClientTexts } from './client-texts.ts';

/** The client's messages for failures that the server did not describe. */
export const en: ClientTexts = {
  noResponse: 'No response from the server. Check your connection and try again.',
  serverFault: 'Something went wrong on our side. Please try again.',
  refused: (status: number) => `The server refused the request (${status}).`,
  malformed: 'The server sent a response this page doesn’t understand. Please reload the page.',
};
