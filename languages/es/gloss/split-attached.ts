const attached =
  /^(?<verb>\p{L}{2,}?)(?<first>me|te|se|nos|os|lo|la|los|las|le|les)(?<second>lo|la|los|las|le|les|me|nos)?$/u;

/** What *me* and the like are attached to: an infinitive, a gerund or an order. */
const unmarkedOf = (text: string) =>
  text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');

/** The words of a verb with its pronouns, the likelier splits first: *dímelo* is "di me lo". */
export function splitAttached(word: string): string[][] {
  const found = attached.exec(word.toLocaleLowerCase('es'))?.groups;
  if (found === undefined) return [];
  const pronouns = [found['first'], found['second']].flatMap((one) => one ?? []);
  const verb = found['verb'] ?? '';
  return [verb, unmarkedOf(verb)].map((one) => [one, ...pronouns]);
}
