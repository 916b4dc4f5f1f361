import { wordSet } from '../../lookup/word-set.ts';

const attached =
  /^(?<verb>\p{L}{2,}?)(?<first>me|te|se|nos|os|lo|la|los|las|le|les)(?<second>lo|la|los|las|le|les|me|nos)?$/u;

/** Forms that pronouns are attached to: infinitives, gerunds and imperatives. */
const unmarkedOf = (text: string) =>
  text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');

/** An infinitive without a wrong accent (*cántar*), a gerund, or an order. */
export function takesPronouns(form: string, isOrder: (form: string) => boolean): boolean {
  if (/[áéíóú].*[aei]r$/u.test(form)) return false;
  return /[aeiáéí]r$|[aáeé]ndo$/u.test(form) || isOrder(form) || isOrder(unmarkedOf(form));
}

/** What stands between a verb and the infinitive that it governs: *tengo ganas de verte*. */
const links = wordSet('a al de que por para ganas hora no ya ahora también siempre');

/**
 * Whether the pronoun of *quedarte* may be that of its subject: after *quiero* it is not. `before` are
 * the words before the verb, in lower case.
 */
export function isOwnPronoun(word: string, before: readonly string[]): boolean {
  const governor = before.findLast((one) => !links.has(one));
  const pronoun = ['me', 'te', 'se', 'nos', 'os'].find((one) => word.endsWith(one));
  if (pronoun === undefined) return false;
  // Of orders only these are: *vete*, *vámonos*, but *llámame*.
  if (!/(?:r|ndo)(?:me|te|se|nos|os)$/u.test(word)) return /(?:te|se|monos|[^n]os)$/u.test(word);
  const persons = governor === undefined ? undefined : pronounsAfter(governor);
  return persons === undefined || persons.includes(pronoun);
}

/** The pronouns of a verb's subject, by its ending; undefined if the ending does not show it. */
function pronounsAfter(verb: string): readonly string[] | undefined {
  if (verb.endsWith('mos')) return ['nos'];
  if (/(?:[áé]is)$/u.test(verb)) return ['os'];
  if (/(?:[aeá]s|ste)$/u.test(verb)) return ['te'];
  if (/(?:o|oy|é)$/u.test(verb)) return ['me'];
  if (/[aeó]n?$/u.test(verb)) return ['me', 'se'];
  return undefined;
}

/** The words of a verb with its pronouns, the likelier splits first: *dímelo* is "di me lo". */
export function splitAttached(word: string): string[][] {
  const found = attached.exec(word.toLocaleLowerCase('es'))?.groups;
  if (found === undefined) return [];
  const pronouns = [found['first'], found['second']].flatMap((one) => one ?? []);
  const verb = found['verb'] ?? '';
  // *cántaros* is no *cantar* + *os*: with one pronoun an infinitive keeps its own stress.
  if (pronouns.length === 1 && /[áéó].*[aei]r$/u.test(verb)) return [];
  return [verb, unmarkedOf(verb)].map((one) => [one, ...pronouns]);
}
