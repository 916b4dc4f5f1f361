import type { Count, Gender } from './spanish-words.ts';

/** Masculine singular, feminine singular, and both plurals. */
const determinerForms = [
  'el la los las',
  'un una unos unas',
  'este esta estos estas',
  'ese esa esos esas',
  'aquel aquella aquellos aquellas',
  'nuestro nuestra nuestros nuestras',
  'otro otra otros otras',
  'mucho mucha muchos muchas',
  'poco poca pocos pocas',
  'tanto tanta tantos tantas',
  'cuánto cuánta cuántos cuántas',
  'algún alguna algunos algunas',
  'ningún ninguna ningunos ningunas',
  'mi mi mis mis',
  'tu tu tus tus',
  'su su sus sus',
  'del de_la de_los de_las',
  'al a_la a_los a_las',
  'buen buena buenos buenas',
  'mal mala malos malas',
  'primer primera primeros primeras',
  'tercer tercera terceros terceras',
  'bueno buena buenos buenas',
].map((line) => line.split(' ').map((form) => form.replaceAll('_', ' ')));

export interface Features {
  gender: Gender;
  number: Count;
}

export const features: readonly Features[] = [
  { gender: 'm', number: 'singular' },
  { gender: 'f', number: 'singular' },
  { gender: 'm', number: 'plural' },
  { gender: 'f', number: 'plural' },
];

export function rowOf(text: string): readonly string[] | undefined {
  return determinerForms.find((row) => row.includes(text));
}

export function formFor(row: readonly string[], { gender, number }: Features): string {
  return row[features.findIndex((one) => one.gender === gender && one.number === number)] ?? '';
}
