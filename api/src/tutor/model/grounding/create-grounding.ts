import { allTutor } from '@topwords/languages/tutor';
import { isLanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { memoizeByLanguage } from '../../../bank/memoize-by-language.ts';
import { foldedTokensOf } from '../../embedded/chat/recognise/tokens.ts';
import type { FactSources } from '../../embedded/facts/fact-sources.ts';
import { resolveWord } from '../../embedded/text/resolve-word.ts';
import type { AskedWord } from '../../engine/engine.ts';
import { lexiconOf } from './claim-lexicon.ts';
import { judgeClaim, type Contradiction } from './judge-claim.ts';
import { isArticleWrong, isStressWrong } from './judge-marked.ts';
import { isNoStatement, readClaims } from './read-claims.ts';
import { readTokens, type SentenceToken } from './read-tokens.ts';
import type { Sentence } from './create-sentence-splitter.ts';
import { createTableFacts, wordKey, type TableFacts } from './table-facts.ts';

/**
 * What a sentence says against our tables; undefined if nothing, or nothing certain. Sentences of
 * one answer are given in their order: "its plural" is about a word that was named before.
 */
export type JudgeSentence = (sentence: JudgedSentence) => Contradiction | undefined;

type JudgedSentence = Pick<Sentence, 'text' | 'isFirstOfLine'>;

const listSign = /^\s*(?:[*+•-]|\d+[.)])\s/u;
const headingEnd = /:[\s*]*$/u;
const headingSign = /^\s*#/u;

interface AskedAbout extends AskedWord {
  /** The question; absent in an analysis. */
  message?: string;
}

/** Judges the sentences of one answer; undefined for a language without tables. */
export type Grounding = (asked: AskedAbout) => JudgeSentence | undefined;

/** Creates the judge of what a model says about forms. */
export function createGrounding(sources: FactSources): Grounding {
  const factsOf = memoizeByLanguage((language) => createTableFacts(sources, language));

  return (asked) => {
    const { language, native, message = '' } = asked;
    if (!isLanguageCode(language)) return undefined;
    const facts = factsOf(language);
    const lexicon = lexiconOf(native);
    const subject = resolveWord(sources, { ...asked, language })?.word;
    const messageWords = foldedTokensOf(message);
    const named = new Set<CatalogueWord>([
      ...(subject ? [subject] : []),
      ...messageWords.flatMap((text) => facts.owners(text)),
    ]);
    let hasUnknown =
      subject === undefined || messageWords.some((text) => !isKnownSomewhere(sources, text));

    /** Remembers which words the answer is about. */
    function remember(tokens: readonly SentenceToken[]): void {
      for (const { raw, isMasked } of tokens) {
        if (!isMasked || /\s/u.test(raw) || raw.startsWith('-') || raw.endsWith('-')) continue;
        const owners = facts.owners(raw);
        owners.forEach((word) => named.add(word));
        hasUnknown ||= owners.length === 0;
      }
    }

    /** Whether the current list is of mistakes, as its heading says. */
    let isListDoubtful = false;

    return ({ text, isFirstOfLine }) => {
      const isNative = (marked: string) => isNameOfForm(marked, lexicon, facts);
      const read = readTokens(text, isNative);
      const isHeading = headingEnd.test(text) || headingSign.test(text);
      if (isHeading) isListDoubtful = isNoStatement(read, lexicon);
      else if (isFirstOfLine && !listSign.test(text) && text.trim() !== '') isListDoubtful = false;
      if (isListDoubtful || !read.tokens.some(({ isMasked }) => isMasked)) return undefined;
      const context = { words: hasUnknown ? undefined : [...named] };
      for (const claim of readClaims(read, lexicon)) {
        const found = judgeClaim(claim, facts, context);
        if (found) return found;
      }
      remember(read.tokens);
      if (isNoStatement(read, lexicon)) return undefined;
      if (isArticleWrong(read.tokens, facts)) return 'gender';
      return isStressWrong(read.tokens, facts) ? 'stress' : undefined;
    };
  };
}

/** Whether a marked text is the name of a form: models mark those, too. */
function isNameOfForm(
  text: string,
  lexicon: ReturnType<typeof lexiconOf>,
  facts: TableFacts,
): boolean {
  const { tokens } = readTokens(text.replaceAll('*', ''), () => false);
  const names = lexicon.namesIn(tokens);
  const named = [...names.values()].reduce((sum, { length }) => sum + length, 0);
  return (
    named > 0 && named === tokens.length && facts.owners(wordKey(text, facts.language)).length === 0
  );
}

function isKnownSomewhere({ catalogue }: FactSources, folded: string): boolean {
  const codes = Object.keys(allTutor).filter(isLanguageCode);
  return (
    folded.length < 3 ||
    codes.some(
      (code) =>
        catalogue.ofText(code, folded).length > 0 || catalogue.ofForm(code, folded).length > 0,
    )
  );
}
