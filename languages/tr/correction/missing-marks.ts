import type { CheckedToken, Finding, Rule } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import { isTurkishForm } from '../grammar/is-turkish-form.ts';
import { attach } from '../grammar/sounds.ts';
import { realWithoutMarks } from './real-without-marks.ts';
import { formsOfNoun } from './turkish-nouns.ts';
import { formsOfVerb } from './turkish-verbs.ts';
import { isName } from './turkish-names.ts';
import { star } from './turkish-words.ts';

const bare = mapOf({ ç: 'c', ş: 's', ğ: 'g', ö: 'o', ü: 'u', ı: 'i' });

/** A text as a keyboard without Turkish letters writes it. */
function withoutMarks(text: string): string {
  return text.replaceAll(/[çşğöüı]/gu, (letter) => bare.get(letter) ?? letter);
}

/** Whether a token is the form but for some marks that it lacks: none that the form has not. */
function lacksMarks(token: string, form: string): boolean {
  return (
    token.length === form.length &&
    token !== form &&
    Array.from(token).every((letter, at) => {
      const right = form[at] ?? '';
      return letter === right || letter === bare.get(right);
    })
  );
}

const copulas = ['(y)Im', 'sIn', '(y)Iz', 'sInIz', '(y)DI', '(y)DIm', 'CA'];

/** Words that the bank has only in phrases. */
const inPhrases = ['teşekkür', 'özür', 'hoşça'];

const starts = new WeakMap<Lexicon, Map<string, Lexeme[]>>();

/** Headwords by their first two letters without marks. */
function headwordsLike(token: string, lexicon: Lexicon): readonly Lexeme[] {
  let index = starts.get(lexicon);
  if (!index) {
    index = Map.groupBy(lexicon.lexemes, ({ text }) => withoutMarks(text).slice(0, 2));
    starts.set(lexicon, index);
  }
  return index.get(withoutMarks(token).slice(0, 2)) ?? [];
}

function candidates(token: string, lexicon: Lexicon, onlyHeadwords: boolean): Set<string> {
  const found = new Set<string>();
  const folded = withoutMarks(token);
  for (const word of inPhrases) if (lacksMarks(token, word)) found.add(word);
  for (const lexeme of headwordsLike(token, lexicon)) {
    const { text, pos } = lexeme;
    if (lacksMarks(token, text)) found.add(text);
    const isNear = folded.startsWith(withoutMarks(text).slice(0, pos.includes('verb') ? -4 : -2));
    if (onlyHeadwords || !isNear) continue;
    const forms = [
      ...(pos.includes('adjective') ? copulas.map((ending) => [attach(text, ending)]) : []),
      ...(pos.includes('noun') ? formsOfNoun(lexeme, lexicon) : []),
      ...(pos.includes('verb') && /m[ae]k$/u.test(text) ? formsOfVerb(lexeme, lexicon) : []),
    ];
    for (const [form = ''] of forms) if (lacksMarks(token, form)) found.add(form);
  }
  return found;
}

/** Whether a longer chain of suffixes than the tables have makes it a form of a long word. */
function isLongerForm(token: string, right: string, lexicon: Lexicon): boolean {
  return lexicon.lexemes.some(
    ({ text, pos }) =>
      text.startsWith(token.slice(0, 2)) &&
      text !== right &&
      text.length > (pos.includes('verb') ? 5 : 2) &&
      isTurkishForm(text, token, pos.includes('verb')),
  );
}

function isUnknown({ text }: CheckedToken, lexicon: Lexicon): boolean {
  return (
    text.length >= 3 &&
    /^\p{L}+$/u.test(text) &&
    !realWithoutMarks.has(text) &&
    !isName(text) &&
    !lexicon.isKnown(text)
  );
}

/** Cok, bugun, tesekkür: words without the marks of their letters, if only one word has them. */
export const missingMarks: Rule = ({ tokens, lexicon }) =>
  tokens.flatMap((token, at): Finding[] => {
    const isCapital = /^\p{Lu}/u.test(token.written);
    const { text } = token;
    if ((isCapital && at > 0) || !isUnknown(token, lexicon)) return [];
    // A word that has some of its marks may be another word; a capital may begin a name.
    const onlyHeadwords = isCapital || text !== withoutMarks(text);
    const [right, ...others] = candidates(text, lexicon, onlyHeadwords);
    if (right === undefined || others.length > 0) return [];
    if (isLongerForm(text, right, lexicon)) return [];
    return [
      {
        from: at,
        to: at + 1,
        right,
        kind: 'spelling',
        reason: (texts) => texts.spelled(star(right)),
      },
    ];
  });
