import { editDistance } from '../../text/edit-distance.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import type { Finding, Rule } from '../../pack/correction-rules.ts';
import { caseEndings, possessiveEndings } from '../grammar/nouns.ts';
import { isTurkishForm } from '../grammar/is-turkish-form.ts';
import { attach } from '../grammar/sounds.ts';
import { realWithoutMarks } from './real-without-marks.ts';
import { formsOfNoun, nounCandidates } from './turkish-nouns.ts';
import { formsOfVerb, verbCandidates, verbsOf } from './turkish-verbs.ts';

const classes: readonly [RegExp, string][] = [
  [/[ae]/gu, 'A'],
  [/[ıiuü]/gu, 'I'],
  [/[dt]/gu, 'D'],
  [/[cç]/gu, 'C'],
  [/[kğg]/gu, 'K'],
  [/[pb]/gu, 'P'],
];

/** A form with its suffixes' letters by kind: kitapler is kitaplar. */
function blind(form: string, stemLength: number): string {
  const suffix = classes.reduce(
    (text, [from, to]) => text.replace(from, to),
    form.slice(stemLength),
  );
  return form.slice(0, stemLength) + suffix;
}

/** Suffixes that may lack their linking letters: arabaı for arabayı. */
const endings = [...Object.values(caseEndings), ...possessiveEndings.singular.slice(0, 2)];
/** Loanwords that writers inflect in two ways. */
const loose = wordSet('blender');

/** Whether a longer chain of suffixes than the paradigms have makes it a form of another word. */
function isOtherForm(token: string, lexicon: Lexicon, own: Lexeme): boolean {
  return lexicon.lexemes.some((lexeme) => {
    const { text, pos } = lexeme;
    if (lexeme === own || text.slice(0, 1) !== token.slice(0, 1)) return false;
    return isTurkishForm(text, token, pos.includes('verb'));
  });
}

interface Spelling {
  right: string;
  lexeme: Lexeme;
}

function onlyOne(found: readonly Spelling[]): Spelling | undefined {
  const [first] = found;
  return first && found.every(({ right }) => right === first.right) ? first : undefined;
}

function nounFor(token: string, lexicon: Lexicon): Spelling | undefined {
  const found: Spelling[] = [];
  for (const lexeme of nounCandidates(token, lexicon)) {
    const { text } = lexeme;
    if (loose.has(text) || !token.startsWith(text.slice(0, -1))) continue;
    if (text.length < 3 && !/l[ae]r/u.test(token)) continue;
    const length = text.length - 1;
    const wanted = blind(token, length);
    const forms = formsOfNoun(lexeme, lexicon);
    for (const [form] of forms) {
      if (blind(form, length) === wanted) found.push({ right: form, lexeme });
    }
    if (!/[aeıioöuü]$/u.test(text)) continue;
    for (const ending of endings) {
      const bare = ending.replaceAll(/\([^AI]\)/gu, '');
      const right = attach(text, ending);
      const isIn = forms.some(([form]) => form === right);
      const suffix = right.slice(right.length - bare.length);
      if (bare !== ending && isIn && text + suffix === token) found.push({ right, lexeme });
    }
  }
  return onlyOne(found);
}

function verbFor(token: string, lexicon: Lexicon): Spelling | undefined {
  const found: Spelling[] = [];
  const negative = /^(.+m[ae])z[iı](m|z)$/u.exec(token);
  for (const lexeme of verbCandidates(token, lexicon)) {
    const stem = lexeme.text.slice(0, -3);
    if (stem.length < 2 || !token.startsWith(stem) || voice.test(token.slice(stem.length)))
      continue;
    // gitmezim for gitmem, gitmeziz for gitmeyiz.
    if (negative) {
      const [, base = '', person = ''] = negative;
      const right = person === 'm' ? `${base}m` : attach(base, 'yIz');
      if (formsOfVerb(lexeme, lexicon).some(([form]) => form === right)) return { right, lexeme };
    }
    for (const [form] of formsOfVerb(lexeme, lexicon)) {
      if (Math.abs(form.length - token.length) > 1) continue;
      if (editDistance(form, token, 1) === 1) found.push({ right: form, lexeme });
    }
  }
  // Another letter is more likely than one too many: gitiyorum is no gitmiyorum.
  const replaced = found.filter(({ right }) => right.length === token.length);
  return onlyOne(replaced.length > 0 ? replaced : found);
}

/** Suffixes that make another verb, such as a passive: açıklan-. */
const voice = /^(?:[ıiuü]?[nlş]|[ıiuü]?t(?![ıiuü])|[dt][ıiuü]r)/u;

const verbal = /m[ae]z[iı][mz]$|yor|[dt][ıiuü]|[ae]c[ae][kğ]/u;

/** kitapler, evda, arabaı, istemeyorum: unknown words that are forms but for a suffix's letters. */
export const harmony: Rule = ({ tokens, lexicon }) =>
  tokens.flatMap(({ text, written }, at): Finding[] => {
    const isName = at > 0 && /^\p{Lu}/u.test(written);
    if (realWithoutMarks.has(text)) return [];
    if (text.length < 5 || isName || /['’-]/u.test(text) || lexicon.isKnown(text)) return [];
    // A form of a verb that the bank has not.
    if (verbsOf(text, lexicon).length > 0) return [];
    const spelling =
      nounFor(text, lexicon) ?? (verbal.test(text) ? verbFor(text, lexicon) : undefined);
    if (!spelling || spelling.right === text) return [];
    const { right, lexeme } = spelling;
    if (isOtherForm(text, lexicon, lexeme)) return [];
    const isVowels = right.length === text.length && !/[ptçk]/u.test(difference(text, right));
    return [
      {
        from: at,
        to: at + 1,
        right,
        kind: 'harmony',
        reason: (texts) => (isVowels ? texts.harmony(`*${right}*`) : texts.suffix(`*${right}*`)),
      },
    ];
  });

/** The letters of a text where another one has others. */
function difference(text: string, other: string): string {
  return Array.from(text)
    .filter((letter, at) => letter !== other[at])
    .join('');
}
