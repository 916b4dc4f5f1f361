import type { Speller } from '../../dictionaries/load-speller.ts';
import { isVerbWithObjects } from './is-verb-with-objects.ts';

/** Forms missing from the dictionary, though it has their verbs. */
const lacking = new Set(['contén', 'descomponte', 'oponte', 'olamos', 'oláis']);

/** Verbs that it lacks with a regular one like them, and a future that it lacks. */
function isOfLackingVerb(form: string, isSpelled: Speller): boolean {
  if (/^predecir(?:é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)$/u.test(form)) return true;
  return form.startsWith('trape') && isSpelled(form.replace(/^trape/u, 'pase'));
}

/**
 * Accepts commands that the dictionary does not build if it knows their infinitive or subjunctive:
 * oíd from oír, encontraos from encontrar, recuperémonos from recuperemos.
 */
export function isSpanishForm(form: string, isSpelled: Speller): boolean {
  if (isSpelled(form) || isVerbWithObjects(form, isSpelled) || lacking.has(form)) return true;
  if (isOfLackingVerb(form, isSpelled)) return true;
  // Its accent stays before a pronoun: enfría, enfríate.
  const command = form.replace(/(?<=[íú](?:a|e|en))(?:te|se)$/u, '');
  if (command !== form && isSpelled(command)) return true;
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
