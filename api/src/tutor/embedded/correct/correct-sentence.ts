import { allCorrection, type Rule } from '@topwords/languages/correction';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../facts/fact-sources.ts';
import { applyFindings, placeFindings } from './apply-findings.ts';
import type { CorrectedText, Correction } from './correction.ts';
import { createLexicon } from './lexicon/create-lexicon.ts';
import { readSentences } from './read-sentences.ts';
import { reasonText } from './reason-text.ts';
import { spellingRule } from './spelling/spelling-rule.ts';
import { misspeltRule } from './spelling/misspelt-rule.ts';
import { matchTypical } from './typical/match-typical.ts';
import { typicalPattern, type TypicalPattern } from './typical/typical-pattern.ts';

interface Corrector {
  lexicon: ReturnType<typeof createLexicon>;
  patterns: readonly TypicalPattern[];
  misspelt: Rule;
  spelling: Rule;
}

const correctors = new WeakMap<FactSources, Map<LanguageCode, Corrector>>();

function createCorrector(sources: FactSources, language: LanguageCode): Corrector {
  const lexicon = createLexicon(sources, language);
  const { mistakes } = sources.teaching.ofLanguage(language);
  const patterns = mistakes.flatMap((mistake) => typicalPattern(mistake, language, lexicon) ?? []);
  return {
    lexicon,
    patterns,
    misspelt: misspeltRule(language, lexicon),
    spelling: spellingRule(language, lexicon),
  };
}

/** Built on first use of a language, and kept with the sources. */
function correctorOf(sources: FactSources, language: LanguageCode): Corrector {
  const known = correctors.get(sources) ?? new Map<LanguageCode, Corrector>();
  const corrector = known.get(language) ?? createCorrector(sources, language);
  correctors.set(sources, known.set(language, corrector));
  return corrector;
}

/** The mistakes in a text, in their places. */
function findMistakes(written: string, language: LanguageCode, corrector: Corrector) {
  const { lexicon, patterns, misspelt, spelling } = corrector;
  const { rules } = allCorrection[language];
  const { text, sentences } = readSentences(written, language, lexicon);
  const find: Rule[] = [(one) => matchTypical(patterns, one), misspelt, ...rules, spelling];
  const found = find.flatMap((rule) =>
    sentences.flatMap((sentence) => rule(sentence).map((finding) => ({ sentence, finding }))),
  );
  return { text, placed: placeFindings(found, language) };
}

/**
 * Finds mistakes of a learner by rules that are sure, with reasons in the native language. No
 * change means that none of the rules applies, not that the text is right.
 */
export function correctSentence(sources: FactSources, asked: CorrectedText): Correction {
  const { language, native } = asked;
  const { checks } = allCorrection[language];
  const corrector = correctorOf(sources, language);
  const { text, placed } = findMistakes(asked.text, language, corrector);
  const corrected = placed.length > 0 ? applyFindings(text, placed) : null;
  const left = corrected === null ? [] : findMistakes(corrected, language, corrector).placed;
  const { kinds } = allTutor[native].correctionTexts;
  return {
    sentence: text,
    corrected,
    isSettled: left.length === 0,
    changes: placed.map(({ start, end, written, kind, reason }) => ({
      wrong: text.slice(start, end),
      right: written,
      reason: reasonText(sources, reason, asked),
      kind,
    })),
    checked: checks.map((kind) => kinds[kind]),
  };
}
