/** What the client says where the server said nothing that a person can read. */
export const en = {
  noResponse: 'No response from the server. Check your connection and try again.',
  serverFault: 'Something went wrong on our side. Please try again.',
  refused: (status: number) => `The server refused the request (${status}).`,
  malformed: 'The server sent a response this page doesn’t understand. Please reload the page.',
};

/** The catalogue's shape, which other languages must fit. */
export type ClientTexts = typeof en;
