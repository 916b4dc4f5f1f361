import { allCorrection, type Rule } from '@topwords/languages/correction';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../facts/fact-sources.ts';
import { applyFinding, placeFinding } from './apply-finding.ts';
import type { Change, CorrectedText, Correction } from './correction.ts';
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

/** More mistakes than that are not explained one by one. */
const mostChanges = 30;

/** The mistake to correct first: rules come in the order in which they win. */
function findFirst(written: string, language: LanguageCode, corrector: Corrector) {
  const { lexicon, patterns, misspelt, spelling } = corrector;
  const { rules } = allCorrection[language];
  const { text, sentences } = readSentences(written, language, lexicon);
  const find: Rule[] = [(one) => matchTypical(patterns, one), misspelt, ...rules, spelling];
  for (const rule of find) {
    for (const sentence of sentences) {
      for (const finding of rule(sentence)) {
        const placed = placeFinding(sentence, finding, language);
        if (placed) return { text, placed };
      }
    }
  }
  return { text, placed: undefined };
}

/**
 * Finds mistakes of a learner by rules that are sure, with reasons in the native language. No
 * change means that none of the rules applies, not that the text is right. Each correction is made
 * before the next one is looked for: *меня зовут* for "я зовут" leaves no verb to agree with "я".
 */
export function correctSentence(sources: FactSources, asked: CorrectedText): Correction {
  const { language, native } = asked;
  const { checks } = allCorrection[language];
  const corrector = correctorOf(sources, language);
  const first = findFirst(asked.text, language, corrector);
  const { text } = first;
  const changes: (Change & { start: number })[] = [];
  const seen = new Set([text]);
  let current = text;
  let { placed } = first;
  while (placed && changes.length < mostChanges) {
    const { start, end, written, kind, reason } = placed;
    const next = applyFinding(current, placed);
    // Two rules that undo each other know nothing for sure.
    if (seen.has(next)) break;
    changes.push({
      start,
      wrong: current.slice(start, end),
      right: written,
      reason: reasonText(sources, reason, asked),
      kind,
    });
    current = next;
    seen.add(next);
    ({ placed } = findFirst(current, language, corrector));
  }
  const { kinds } = allTutor[native].correctionTexts;
  return {
    sentence: text,
    corrected: changes.length > 0 ? current : null,
    isSettled: placed === undefined,
    changes: changes
      .toSorted((a, b) => a.start - b.start)
      .map(({ start: _start, ...change }) => change),
    checked: checks.map((kind) => kinds[kind]),
  };
}
