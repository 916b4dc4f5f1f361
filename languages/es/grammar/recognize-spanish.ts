import type { RecognizeWord } from '../../dictionaries/inflect-single-words.ts';
import type { Speller } from '../../dictionaries/load-speller.ts';
import { conjugateSpanish } from './conjugate-spanish.ts';
import { ordersWithObjects } from './orders-with-objects.ts';

/** Regular participles, which the dictionary inflects itself, but for that of *dar*. */
const regular = /(?<!^d)(?:ad|[ií]d)o$/u;

/** *Hecho*: *hecha*, *hechos*, *hechas*. */
function inGenders(participle: string): string[] {
  const stem = participle.slice(0, -1);
  return [participle, `${stem}a`, `${stem}os`, `${stem}as`];
}

/**
 * What the dictionary lacks: an irregular participle in both genders and numbers; orders with their
 * objects; and *sos*, what *vos* is. Without accents, as words are looked up, other forms of *vos* are what learners write for
 * those of *tú*: *queres*, *podes*.
 */
export function recognizeSpanish(isSpelled: Speller): RecognizeWord {
  return ({ text, pos, note }) => {
    if (pos !== 'verb' || !/^\p{L}+[aeií]r(?:se)?$/u.test(text)) return [];
    const participles = conjugateSpanish(text, note ?? {})?.participles ?? [];
    const irregular = participles.filter((one) => one.endsWith('o') && !regular.test(one));
    const genders = irregular.flatMap(inGenders).filter(isSpelled);
    const orders = ordersWithObjects(text, isSpelled);
    return [...genders, ...orders, ...(text === 'ser' ? ['sos'] : [])];
  };
}
