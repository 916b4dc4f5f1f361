import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { tokensOf, wordsIn } from '@topwords/languages/text';
import { levels, type Level } from '@topwords/platform/contracts';
import type { Fault, Place } from '../rows/fault.ts';
import { withoutSpeaker, writtenTexts } from '../teaching/written-texts.ts';
import { coverProse } from '../vocabulary/prose-coverage.ts';
import { resolveForms, resolveWritten } from '../vocabulary/resolve-forms.ts';
import type { Check, CheckedBank, FoundFault } from './check.ts';
import { neverTaught } from './outside-vocabulary.ts';
import { isSpelled, withoutSuffixes } from './spelling.ts';

/** Words of an explanation: enough for a difference, few enough to be read. */
const explanationWords = { least: 25, most: 90 };
/** Words of a text to read. */
const textWords = { least: 60, most: 150 };
/** The largest share of a text's running words that may be unknown at its level. */
const unknownShare = 0.03;

interface Keyed extends Place {
  value: { key: string };
}

function faultOf({ file, line, value }: Keyed, check: string, found: FoundFault): Fault {
  return { check, file: `teaching/${file}`, line, key: value.key, ...found };
}

/** A key names one line of its file, and each word that a line names is a headword. */
export const checkTeachingWords: Check = ({ teaching, lexicon }) =>
  languageCodes.flatMap((language) => {
    const kinds = [teaching.contrasts, teaching.grammar, teaching.mistakes, teaching.texts];
    return kinds.flatMap((kind) => {
      const lines: (Keyed & { value: { words?: string[] } })[] = kind[language];
      const seen = new Set<string>();
      return lines.flatMap((located) => {
        const { key, words = [] } = located.value;
        const again = seen.has(key) ? ['is there already'] : [];
        seen.add(key);
        const unknown = words.filter((word) => !lexicon[language].has(word));
        return [...again, ...unknown.map((word) => `"${word}" is no headword`)].map((detail) =>
          faultOf(located, 'teaching-words', { language, detail }),
        );
      });
    });
  });

/** A Russian text without its stress marks, which no dictionary has. */
function withoutStress(text: string): string {
  return text.replaceAll('\u0301', '');
}

/** A word without the quotation mark before it: 'so. */
function withoutQuote(word: string): string {
  return word.replace(/^'/, '');
}

/** Every word of what is taught is in its language's dictionary, a headword's form, a name or a letter. */
export const checkTeachingSpelling: Check = ({ teaching, lexicon, spellers }) => {
  const resolvers = new Map(
    languageCodes.map((code) => [code, resolveWritten([...lexicon[code].values()], code)]),
  );
  const isRight = (word: string, language: LanguageCode) =>
    /^(\p{Lu}|\p{L}$)/u.test(word) ||
    isSpelled(word, language, spellers[language]) ||
    tokensOf(word, language).every((token) => resolvers.get(language)?.(token));
  return writtenTexts(teaching).flatMap(({ file, line, key, language, text }) =>
    [...new Set(wordsIn(withoutSuffixes(withoutStress(text))).map(withoutQuote))]
      .filter((word) => !isRight(word, language))
      .map((word) =>
        faultOf({ file, line, value: { key } }, 'teaching-spelling', {
          language,
          text: word,
          detail: `"${word}" is not in the dictionary`,
        }),
      ),
  );
};

function isOutside(count: number, { least, most }: { least: number; most: number }): boolean {
  return count < least || count > most;
}

/** Explanations are as long as a learner reads. */
export const checkExplanations: Check = ({ teaching }) =>
  languageCodes.flatMap((own) =>
    teaching.contrasts[own].flatMap((located) =>
      Object.entries(located.value.explanation).flatMap(([native, text]) => {
        const count = wordsIn(text).length;
        if (!isOutside(count, explanationWords)) return [];
        const detail = `its ${native} explanation has ${count} words`;
        return [faultOf(located, 'explanations', { language: own, detail })];
      }),
    ),
  );

function entriesUpTo({ lexicon }: CheckedBank, language: LanguageCode, level: Level) {
  const most = levels.indexOf(level);
  const entries = [...lexicon[language].values()];
  return entries.filter(({ lexeme }) => levels.indexOf(lexeme.level) <= most);
}

/** Texts to read have their length, and few words that are unknown at their level. */
export const checkGradedTexts: Check = (bank) =>
  languageCodes.flatMap((language) => {
    const outside = neverTaught(bank.outside, language);
    const byLevel = Map.groupBy(bank.teaching.texts[language], ({ value }) => value.level);
    return [...byLevel].flatMap(([level, texts]) => {
      const resolve = resolveForms(entriesUpTo(bank, language, level), language);
      return texts.flatMap((located) => {
        const { title, lines } = located.value;
        const prose = [title, ...lines.map(withoutSpeaker)].join('\n');
        const { words, unknown } = coverProse([prose], resolve, { language, outside });
        const details = [];
        if (isOutside(words, textWords)) details.push(`has ${words} words`);
        if (unknown.length > words * unknownShare) {
          const named = [...new Set(unknown)].join(', ');
          details.push(`${unknown.length} of ${words} words are beyond ${level}: ${named}`);
        }
        return details.map((detail) => faultOf(located, 'graded-texts', { language, detail }));
      });
    });
  });
