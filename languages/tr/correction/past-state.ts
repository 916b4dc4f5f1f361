import { cursorAt } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import type { CheckedSentence, CheckedToken, Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { isPlainSentence } from './turkish-clause.ts';
import { isName } from './turkish-names.ts';
import { nounsOf } from './turkish-nouns.ts';
import { hasOtherVerb, star } from './turkish-words.ts';

const present = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz'];
const past = ['(y)DIm', '(y)DIn', '(y)DI', '(y)DIk', '(y)DInIz'];
const here = wordSet('burada orada şurada nerede');
/** Words that make the sentence about now or about something else than yesterday. */
const otherwise =
  /^(?:beri|için|hakkında|adına|kadar|gibi|göre|diye|ki|bugün|şimdi|hâlâ|artık|yarın|ama|m[ıiuü]|m[ıiuü]s[ıiuü]n|daha|ise|yüzünden|dolayı|.+[dt][ae]n|(?:gece|akşam|sabah|hafta|yıl|ay)ki)$/u;

/** The time that says when, as its words are written: dün, geçen hafta. */
function pastTime({ tokens }: CheckedSentence): string | undefined {
  const at = tokens.findIndex(({ text }) => text === 'dün' || text === 'geçen');
  if (at < 0) return undefined;
  if (tokens[at]?.text === 'dün') return 'dün';
  const unit = tokens[at + 1]?.text ?? '';
  return /^(?:hafta|ay|yıl|sene|yaz|kış)$/u.test(unit) ? `geçen ${unit}` : undefined;
}

/** yorgun of yorgunum, evde of evdeyim, değil of değilim, with its person. */
function statesOf({ text, readings }: CheckedToken, { lexicon }: CheckedSentence) {
  return present.flatMap((ending, person) => {
    for (let length = 2; length <= text.length - (ending === '' ? 0 : 1); length += 1) {
      const base = text.slice(0, length);
      if (attach(base, ending) !== text) continue;
      const isState =
        base === 'değil' ||
        here.has(base) ||
        lexicon.lexemesOf(base).some(({ pos }) => pos[0] === 'adjective') ||
        nounsOf(base, lexicon).some((one) => one.case === 'locative' && one.owner === null) ||
        (isName(base.split("'")[0] ?? '') && /'[dt][ae]$/u.test(base));
      if (isState && (ending !== '' || readings.length > 0 || here.has(base) || base === 'değil'))
        return [{ base, person }];
    }
    return [];
  });
}

/** Whether a bare adjective is said of a noun: dün hava soğuk. */
function isSaidOfNoun({ tokens, lexicon }: CheckedSentence): boolean {
  const last = tokens.at(-1);
  const isAdjective = isOnly(
    last,
    ({ pos, lexeme }) => pos === 'adjective' && lexeme.text === last?.text,
  );
  const at = /^(?:çok|biraz)$/u.test(tokens.at(-2)?.text ?? '') ? -3 : -2;
  const nouns = nounsOf(tokens.at(at)?.text ?? '', lexicon);
  return isAdjective && nouns.some((one) => one.case === 'nominative');
}

/** Dün çok yorgunum; Geçen hafta evdeyiz; Dün hava çok soğuk; Dün dersimiz yok. */
export const stateInPast: Rule = (sentence) => {
  const { tokens, end } = sentence;
  const time = pastTime(sentence);
  const at = tokens.length - 1;
  const last = tokens[at];
  if (time === undefined || !last || at < 1 || end.includes('?')) return [];
  if (!isPlainSentence(sentence) || hasOtherVerb(sentence)) return [];
  if (tokens.some(({ text }) => otherwise.test(text))) return [];
  const isThere = last.text === 'var' || last.text === 'yok';
  const [state] = isThere ? [{ base: last.text, person: 2 }] : statesOf(last, sentence);
  if (!state) return [];
  const isThird = state.person === 2 && !isThere && state.base !== 'değil';
  const isPlace = here.has(state.base) || /[dt][ae]$/u.test(state.base);
  if (isThird && !isPlace && !isSaidOfNoun(sentence)) return [];
  if (isThird && isPlace) return [];
  const right = attach(state.base, past[state.person] ?? '');
  return [
    cursorAt(sentence, at).replace([0, 1], right, {
      kind: 'tense',
      reason: (texts) => texts.tenseWith(star(time), 'past', star(right)),
    }),
  ];
};

/** Yarın hava güzeldi: what is to come is said with olacak. */
export const stateInFuture: Rule = (sentence) => {
  const { tokens, end, lexicon } = sentence;
  const at = tokens.length - 1;
  const last = tokens[at];
  // Yarın müsaittim: a plan that has changed; of the weather there is none.
  const isWeather = tokens.some(({ text }) => text === 'hava');
  const isTomorrow = isWeather && tokens.some(({ text }) => text === 'yarın' || text === 'haftaya');
  if (!isTomorrow || !last || at < 1 || end.includes('?')) return [];
  if (!isPlainSentence(sentence) || hasOtherVerb(sentence)) return [];
  if (tokens.some(({ text }) => /^(?:dün|ki|diye|için|kadar|gibi|sınav)$/u.test(text))) return [];
  const time = tokens.find(({ text }) => text === 'yarın' || text === 'haftaya')?.text ?? '';
  for (const [person, ending] of past.entries()) {
    for (let length = 2; length < last.text.length - 1; length += 1) {
      const base = last.text.slice(0, length);
      const isQuality = lexicon.lexemesOf(base).some(({ pos }) => pos[0] === 'adjective');
      if (!isQuality || attach(base, ending) !== last.text) continue;
      const right = `${base} ${willBe[person] ?? 'olacak'}`;
      return [
        cursorAt(sentence, at).replace([0, 1], right, {
          kind: 'tense',
          reason: (texts) => texts.tenseWith(star(time), 'future', star(right)),
        }),
      ];
    }
  }
  return [];
};
const willBe = ['olacağım', 'olacaksın', 'olacak', 'olacağız', 'olacaksınız'];
