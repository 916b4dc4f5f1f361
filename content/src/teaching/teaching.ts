import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Fault, Place } from '../rows/fault.ts';
import { parseLines } from '../rows/parse-lines.ts';
import { contrastSchema, type Contrast } from './contrast.ts';
import { falseFriendsSchema, languagePairs, type FalseFriends } from './false-friends.ts';
import { gradedTextSchema, type GradedText } from './graded-text.ts';
import { grammarNoteSchema, type GrammarNote } from './grammar-note.ts';
import { typicalMistakeSchema, type TypicalMistake } from './typical-mistake.ts';

/** A line of a file, and where it stands. */
export interface Located<T> extends Place {
  value: T;
}

type OfLanguage<T> = Record<LanguageCode, Located<T>[]>;

/** What authors wrote about a language beyond its words. */
export interface Teaching {
  contrasts: OfLanguage<Contrast>;
  grammar: OfLanguage<GrammarNote>;
  mistakes: OfLanguage<TypicalMistake>;
  texts: OfLanguage<GradedText>;
  /** By pair: `en-es`. */
  falseFriends: Map<string, Located<FalseFriends>[]>;
}

/** Reads `teaching/**.jsonl`, with the faults of invalid lines; a missing file has no lines. */
export function readTeaching(folder: URL): { teaching: Teaching; faults: Fault[] } {
  const faults: Fault[] = [];
  function read<T>(file: string, schema: z.ZodType<T>, named: string): Located<T>[] {
    const address = new URL(file, folder);
    if (!existsSync(address)) return [];
    const parsed = parseLines(file, readFileSync(address, 'utf8'), { schema, named });
    faults.push(...parsed.faults);
    return parsed.lines;
  }
  function readEach<T>(kind: string, schemaOf: (language: LanguageCode) => z.ZodType<T>) {
    return ofEachLanguage((code) => read(`${kind}/${code}.jsonl`, schemaOf(code), 'key'));
  }
  const teaching = {
    contrasts: readEach('contrasts', contrastSchema),
    grammar: readEach('grammar', grammarNoteSchema),
    mistakes: readEach('mistakes', typicalMistakeSchema),
    texts: readEach('texts', gradedTextSchema),
    falseFriends: new Map(
      languagePairs.map((pair) => {
        const name = pair.join('-');
        return [name, read(`false-friends/${name}.jsonl`, falseFriendsSchema(pair), 'key')];
      }),
    ),
  };
  return { teaching, faults };
}
