import type { Droppable, DroppingCues } from '../../tutor/dropping.ts';

/** Spanish words that learners ask whether they can leave out. */
export const droppable: readonly Droppable[] = [
  {
    words: 'yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes',
    may: true,
    notes: 'subject-pronoun-drop',
  },
  { words: 'que', may: false, notes: 'que-omitted relative-que que-or-que-accent' },
  { words: 'a', notes: 'personal-a' },
  { words: 'un una', notes: 'no-article-profession' },
];

/** How a Spanish question asks that. */
export const droppingCues: DroppingCues = {
  before:
    'sin|sin decir|sin poner|sin usar|omitir|omitir el|quitar|quitar el|hace falta|hace falta decir|hace falta poner|hay que decir|hay que poner|tengo que decir|tengo que poner|es necesario|es necesario decir|es obligatorio|es obligatorio decir|es obligatorio poner',
  after:
    'es necesario|es obligatorio|es opcional|se puede omitir|se puede quitar|hace falta|siempre|cada vez',
};
