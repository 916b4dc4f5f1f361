import type { Typing } from '../pack/typing.ts';

const pairs = `el/él tu/tú mi/mí te/té de/dé se/sé si/sí aun/aún que/qué quien/quién quienes/quiénes cual/cuál
  cuales/cuáles cuando/cuándo cuanto/cuánto cuanta/cuánta cuantos/cuántos cuantas/cuántas
  como/cómo donde/dónde adonde/adónde porque/porqué papa/papá bebe/bebé esta/está este/esté
  estas/estás hacia/hacía sabia/sabía seria/sería perdida/pérdida secretaria/secretaría
  termino/término`;

export const typing: Typing = {
  keys: ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡'],
  ownLetters: 'ñ',
  articles: new Set(['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']),
  articleGenders: new Map([
    ['el', 'm'],
    ['la', 'f'],
    ['un', 'm'],
    ['una', 'f'],
  ]),
  hidesGender: /^h?[aá]/u,
  accentPairs: new Set(pairs.split(/[\s/]+/)),
  // `habló` and `hablo`, `hablará` and `hablara` differ only in stress.
  stressedEnding: /[áéó]$|á[ns]$/,
};
