import type { ClaimLexicon } from './claim-lexicon.ts';
import { isName, isSlot, type Claim, type Part } from './claim-parts.ts';
import type { SentenceToken } from './read-tokens.ts';
import { withoutAsides } from './without-asides.ts';

const signOfStart = /[,:;(—–|=→•]|\s-\s/u;
const signOfEnd = /[.,:;!?…)(—–|=→]|\s-\s/u;
const signOfIs = /[:(—–|=→]|\s-\s/u;
const signOfBreak = /[;]/u;
const questionOrCross = /[?¿❌✗✘×✖]/u;

/** The end of a marked word with a suffix, as in `*casa*'nın`. */
const suffix = /^['’]$/u;

/**
 * The statements of a sentence about forms. A sentence that asks, or may say something wrong on
 * purpose, has none; and neither has a part of it with words that may change what it says.
 */
export function readClaims(
  sentence: { tokens: readonly SentenceToken[]; end: string },
  lexicon: ClaimLexicon,
): Claim[] {
  if (isNoStatement(sentence, lexicon)) return [];
  const tokens = withoutAsides(sentence.tokens, lexicon);
  const names = lexicon.namesIn(tokens);
  const claims: Claim[] = [];
  let parts: Part[] = [];
  /** Whether the current run begins where a statement may begin. */
  let isStart = true;
  let isAfterName = false;
  let depth = 0;
  /** Whether the brackets around have a word that may change what they say. */
  let isLost = false;
  /** Whether the sentence has only words that statements have. */
  let isAlone = true;

  function close(isEnd: boolean): void {
    const isClaim = parts.some(isName) && parts.some(isSlot);
    if (isStart && isEnd && isClaim) claims.push({ parts: owned(parts), isWhole: true });
    parts = [];
  }

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { before } = token;
    const name = names.get(at);
    const isSuffix = suffix.test(before) && tokens[at - 1]?.isMasked === true;
    const role = token.isMasked || name ? undefined : lexicon.roleOf(token.text);
    depth = Math.max(0, depth + count(before, '(') - count(before, ')'));
    isLost &&= depth > 0;
    if (!isStart && !isLost && signOfStart.test(before)) {
      parts = [];
      isStart = true;
    }
    if (signOfBreak.test(before)) {
      close(true);
      isStart = true;
    }
    if (role === 'join') {
      isAlone = false;
      close(true);
      isStart = true;
      isAfterName = false;
      continue;
    }
    if (role === 'break' && !isSuffix) {
      isAlone = false;
      close(signOfEnd.test(before));
      isStart = false;
      isLost = depth > 0;
      isAfterName = false;
      continue;
    }
    if (signOfIs.test(before)) parts.push({ kind: 'is', text: before.trim() });
    if (name) {
      const isListed = isAfterName && /[,/]/u.test(before);
      parts.push({ kind: 'name', name: name.name, isListed: isListed || isAfterAnd(parts) });
      at += name.length - 1;
      isAfterName = true;
      continue;
    }
    isAfterName = false;
    if (token.isMasked) parts.push({ kind: 'slot', text: token.raw, isOwner: false });
    else if (role && role !== 'break') parts.push({ kind: role, text: token.text });
  }
  close(true);
  return claims.map((claim) => ({ ...claim, isWhole: isAlone && claims.length === 1 }));
}

/** Whether it asks, or may say on purpose what is wrong. */
export function isNoStatement(
  { tokens, end }: { tokens: readonly SentenceToken[]; end: string },
  lexicon: ClaimLexicon,
): boolean {
  const signs = [...tokens.map(({ before }) => before), end];
  return signs.some((sign) => questionOrCross.test(sign)) || lexicon.isDoubtful(tokens);
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function isAfterAnd(parts: readonly Part[]): boolean {
  const last = parts.findLast(({ kind }) => kind !== 'filler');
  return last?.kind === 'and' || last?.kind === 'or';
}

/** Marks the words that forms are said to belong to: after "of", or before its Turkish suffix. */
function owned(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    if (part.kind !== 'slot') return part;
    const before = parts.slice(0, at).findLast(({ kind }) => kind !== 'filler');
    const after = parts[at + 1];
    return { ...part, isOwner: before?.kind === 'of' || after?.kind === 'of-after' };
  });
}
