import { cursorAt } from '../../correction/cursor.ts';
import type { CheckedSentence, Rule } from '../../pack/correction-rules.ts';
import { attach, soften, vowelsOf } from '../grammar/sounds.ts';
import { predicative } from './predicative.ts';
import { isPlainSentence } from './turkish-clause.ts';
import { isPlaceName } from './turkish-names.ts';
import { hasOtherVerb, subjects } from './turkish-words.ts';

const copulas = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz'];
const linking =
  /^(?:ki|diye|ve|ama|ile|m[ıiuü]|gibi|kadar|göre|için|de|da|değil|ise|bile|benim|senin|bizim|sizin|seni|beni|bizi|sizi|çünkü)$/u;

/** A word with the ending of a person: öğrenci, öğrenciyim; âşık, âşığım. */
function withPerson(base: string, person: number): string {
  const ending = copulas[person] ?? '';
  const isSoft = ending.startsWith('(y)I') && base.endsWith('k') && vowelsOf(base).length > 1;
  return attach(isSoft ? soften(base) : base, ending);
}

/** Whether people can be it: a quality, a profession, or where they come from. */
function isOfPeople(base: string, { lexicon }: CheckedSentence): boolean {
  const isFrom = /l[ıiuü]$/u.test(base) && isPlaceName(base.slice(0, -2));
  return (
    isFrom ||
    predicative.has(base) ||
    lexicon.lexemesOf(base).some(({ pos }) => pos[0] === 'adjective')
  );
}

/** Ben öğretmensin; Biz Rusyalıyım; Sen çok güzelsiniz. */
export const personOfState: Rule = (sentence) => {
  const { tokens } = sentence;
  const person = subjects.get(tokens[0]?.text ?? '');
  const at = tokens.length - 1;
  const last = tokens[at];
  if (person === undefined || person === 2 || person === 5 || !last || at < 1 || at > 4) return [];
  if (!isPlainSentence(sentence) || hasOtherVerb(sentence)) return [];
  if (tokens.slice(1).some(({ text }) => linking.test(text) || subjects.has(text))) return [];
  const { text, written } = last;
  for (let length = 2; length < text.length - 1; length += 1) {
    const base = text.slice(0, length);
    const whole = [base, base.replace(/ğ$/u, 'k')].find((one) => isOfPeople(one, sentence));
    if (whole === undefined) continue;
    const isOther = copulas.some(
      (ending, other) => ending !== '' && other !== person && withPerson(whole, other) === text,
    );
    const own = withPerson(whole, person);
    if (!isOther || own === text) continue;
    const right = written.slice(0, 1) + own.slice(1);
    return [
      cursorAt(sentence, at).replace([0, 1], right, {
        kind: 'agreement',
        reason: { note: 'no-verb-to-be-in-present' },
      }),
    ];
  }
  return [];
};
