import type { ErrorTexts } from './errors/error-texts.ts';

/** What the client says about failures. */
export interface ClientTexts {
  noResponse: string;
  serverFault: string;
  refused: (status: number) => string;
  malformed: string;
  /** Errors of the API by their code; its own English words by default. */
  errors?: Partial<ErrorTexts>;
}
