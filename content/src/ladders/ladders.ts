import { readFileSync } from 'node:fs';

const builtLadders = new URL('../../dist/ladders.json', import.meta.url);

/** A text cut at a form that it shows. */
export interface CutText {
  before: string;
  form: string;
  after: string;
}

/** A word of a ladder. Texts are in the target language unless they say otherwise. */
export interface BuiltLadderWord {
  /** The id of the headword. */
  id: number;
  form: string;
  /** In the native language, like the note and the translation. */
  gloss: string;
  note?: string | undefined;
  sentence: CutText & { translation: string };
}

/** A word of the last sentence: what is before it there, and its form. */
export interface LadderPiece {
  id: number;
  before: string;
  form: string;
}

/** A ladder as the API serves it. */
export interface BuiltLadder {
  words: BuiltLadderWord[];
  sentence: { text: string; translation: string; pieces: LadderPiece[]; end: string };
}

/** The ladders by their directions, `en-es`, and the version of their bank. */
export interface Ladders {
  version: string;
  directions: Record<string, BuiltLadder>;
}

/**
 * Reads the ladders that `npm run content:build` wrote, which the build has checked.
 * @throws when the file does not exist
 */
export function loadLadders(file: string | URL = builtLadders): Ladders {
  return JSON.parse(readFileSync(file, 'utf8')) as Ladders;
}
