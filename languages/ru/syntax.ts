import type { Syntax } from '../pack/syntax.ts';

export const syntax: Syntax = {
  hasCases: true,
  // Не вижу книгу, не вижу книги; был учитель, был учителем.
  interchangeable: [
    ['accusative', 'genitive'],
    ['accusative-inanimate', 'genitive'],
    ['accusative-animate', 'genitive'],
    ['nominative', 'instrumental'],
  ],
};
