import type { LanguageCode } from '@topwords/platform/contracts';
import type { Fault } from '../fault.ts';
import type { Ids } from '../ids.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Draw } from '../paradigms/draw.ts';
import type { Ranks } from '../rank-headwords.ts';
import type { LocatedRow } from '../read-rows.ts';
import type { Spellers } from '../spellers.ts';

/** All that a check may look at. */
export interface CheckedBank {
  rows: readonly LocatedRow[];
  lexicon: Lexicon;
  ids: Ids;
  ranks: Ranks;
  spellers: Spellers;
  draw: Draw;
}

/** Looks at one thing and reports every fault. */
export type Check = (bank: CheckedBank) => Fault[];

export interface FoundFault {
  detail: string;
  language?: LanguageCode;
  text?: string;
}

/** A fault of a row. */
export function faultOf({ file, line, row }: LocatedRow, check: string, found: FoundFault): Fault {
  return { check, file, line, key: row.key, ...found };
}
