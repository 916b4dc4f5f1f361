import type { ClaimLexicon } from './claim-lexicon.ts';
import type { SentenceToken } from './read-tokens.ts';

const opening = /[(“«"]$/u;
const closingSigns = new Map([
  ['(', ')'],
  ['“', '”'],
  ['«', '»'],
  ['"', '"'],
]);

/** Without glosses: words in brackets or quotation marks that name no form and mark no word. */
export function withoutAsides(
  tokens: readonly SentenceToken[],
  lexicon: ClaimLexicon,
): readonly SentenceToken[] {
  const names = lexicon.namesIn(tokens);
  const isPlain = (at: number) => tokens[at]?.isMasked === false && !names.has(at);
  const kept: SentenceToken[] = [];

  /** The last token before the closing sign, or the first one that is not plain. */
  function endOf(start: number, closing: string): number {
    return tokens.findIndex(
      (_token, at) =>
        at >= start && (!isPlain(at) || tokens[at + 1]?.before.includes(closing) !== false),
    );
  }

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const sign = opening.exec(token.before)?.[0];
    const closing = sign === undefined ? undefined : closingSigns.get(sign);
    const last = closing === undefined ? at : endOf(at, closing);
    const next = tokens[last + 1];
    if (closing && isPlain(last) && (!next || next.before.includes(closing))) {
      at = last;
      if (next) {
        const after = next.before.slice(next.before.indexOf(closing) + 1);
        kept.push({ ...next, before: `${token.before.replace(opening, '')}${after}` });
        at += 1;
      }
    } else kept.push(token);
  }
  return kept;
}
