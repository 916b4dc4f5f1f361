import type { LanguageCode } from '@topwords/languages/identity';
import type { Fault } from '../rows/fault.ts';
import type { Lexemes } from '../lexemes/read-lexemes.ts';
import type { OutsideVocabulary } from './outside-vocabulary.ts';
import type { Ids } from '../ids/ids.ts';
import type { Spellers } from '../lexicon/inflect.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Draw } from '../paradigms/draw.ts';
import type { Phrases } from '../phrases/read-phrases.ts';
import type { Teaching } from '../teaching/teaching.ts';
import type { Ranks } from '../ranks/rank-headwords.ts';
import type { LocatedRow } from '../rows/read-rows.ts';

/** Input of the checks. */
export interface CheckedBank {
  rows: readonly LocatedRow[];
  lexemes: Lexemes;
  lexicon: Lexicon;
  ids: Ids;
  ranks: Ranks;
  outside: OutsideVocabulary;
  teaching: Teaching;
  phrases: Phrases;
  spellers: Spellers;
  draw: Draw;
}

/** Checks one rule and reports every fault. */
export type Check = (bank: CheckedBank) => Fault[];

export interface FoundFault {
  detail: string;
  language?: LanguageCode;
  text?: string;
}

/** Makes the fault of a row. */
export function faultOf({ file, line, row }: LocatedRow, check: string, found: FoundFault): Fault {
  return { check, file, line, key: row.key, ...found };
}
