import type { Speller } from '../../dictionaries/load-speller.ts';
import { isVerbWithObjects } from './is-verb-with-objects.ts';

/** Forms that the dictionary lacks, though it has their verbs. */
const lacking = new Set(['contén', 'descomponte', 'olamos', 'oláis']);

/**
 * What the dictionary does not build of commands, by the infinitive or the subjunctive that it knows:
 * oíd from oír, encontraos from encontrar, recuperémonos from recuperemos.
 */
export function isSpanishForm(form: string, isSpelled: Speller): boolean {
  if (isSpelled(form) || isVerbWithObjects(form, isSpelled) || lacking.has(form)) return true;
  const infinitive = form
    .replace(/íd$/u, 'ír')
    .replace(/([ae])os$/u, '$1r')
    .replace(/íos$/u, 'ir');
  if (infinitive !== form && (isSpelled(infinitive) || isSpelled(infinitive.replace(/ir$/u, 'ír'))))
    return true;
  const exhortation = form.replace(/([áé])monos$/u, (_, vowel) =>
    vowel === 'á' ? 'amos' : 'emos',
  );
  return exhortation !== form && isSpelled(exhortation);
}
