import { loadLadders, type BuiltLadder, type Ladders } from '@topwords/content/ladders';
import type { LanguageCode } from '@topwords/platform/contracts';
import { loadBuilt } from '../bank/load-built.ts';

/** A direction in which there is a ladder. */
export interface LocatedLadder {
  native: LanguageCode;
  target: LanguageCode;
  ladder: BuiltLadder;
}

/** The ladders of the bank. */
export type ListLadders = () => readonly LocatedLadder[];

/** Knows no ladders. */
export const noLadders: ListLadders = () => [];

/** Loads the ladders once, on first use. A bank other than the build's own has none. */
export function createLadderLoader(
  bankVersion: string,
  load: () => Ladders = loadLadders,
): ListLadders {
  let loaded: readonly LocatedLadder[] | undefined;
  return () => (loaded ??= laddersOf(bankVersion, load));
}

function laddersOf(bankVersion: string, load: () => Ladders): LocatedLadder[] {
  const directions = loadBuilt(bankVersion, load)?.directions ?? {};
  return Object.entries(directions).map(([name, ladder]) => {
    const [native, target] = name.split('-') as [LanguageCode, LanguageCode];
    return { native, target, ladder };
  });
}
