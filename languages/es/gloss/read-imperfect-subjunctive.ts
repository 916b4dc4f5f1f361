import type { Features } from '../../gloss/features.ts';
import { mapOf } from '../../lookup/map-of.ts';
import type { InflectedWord } from '../../pack/gloss-rules.ts';

const persons = mapOf<Pick<Features, 'person' | 'number'>>({
  s: { person: 'second', number: 'singular' },
  mos: { person: 'first', number: 'plural' },
  is: { person: 'second', number: 'plural' },
  n: { person: 'third', number: 'plural' },
});

const ending = /^(?<stem>.+?)(?:[aáeé]|ie|ié)(?:ra|se)(?<person>s|mos|is|n)?$/u;

/** The imperfect subjunctive, which no table lists: *si tuviera*, *que vinieras*. */
export function readImperfectSubjunctive(form: string, { pos, formAt }: InflectedWord): Features[] {
  if (pos !== 'verb' || /(?:ar|er|ir)se$/u.test(form)) return [];
  const found = ending.exec(form)?.groups;
  const written = formAt({ table: 'preterite', row: 'third', column: 'plural' });
  // All its forms are made from the third person plural: tuvieron, tuviera.
  const stem = written?.replace(/ron$/u, '');
  const isOf =
    stem !== undefined && plain(form).startsWith(plain(stem)) && form.length > stem.length;
  if (found === undefined || !isOf) return [];
  return [{ mood: 'conditional', ...persons.get(found['person'] ?? '') }];
}

function plain(text: string): string {
  return text.replaceAll('á', 'a').replaceAll('é', 'e');
}
