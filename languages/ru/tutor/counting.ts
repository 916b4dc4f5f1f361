import type { Counting } from '../../tutor/counting.ts';

const few = 4;

/** Two, three and four take the genitive singular, higher numerals the genitive plural. */
export const counting: Counting = {
  numerals:
    'два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
  placeOf: (number) => ({ row: 'genitive', column: number <= few ? 'singular' : 'plural' }),
  exceptions: {
    год: (number) => (number <= few ? 'года' : 'лет'),
    человек: (number) => (number <= few ? 'человека' : 'человек'),
    // After two, three and four their stress is on the ending, unlike in the genitive.
    час: (number) => (number <= few ? 'часа' : 'часов'),
    шаг: (number) => (number <= few ? 'шага' : 'шагов'),
    ряд: (number) => (number <= few ? 'ряда' : 'рядов'),
    шар: (number) => (number <= few ? 'шара' : 'шаров'),
    след: (number) => (number <= few ? 'следа' : 'следов'),
  },
  excluded: /(?:[ыои]й|[ая]я|[ое]е|ые|ие)$/u,
};
