import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../en/tutor/texts.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('es');
const number = new Intl.NumberFormat('es', { useGrouping: 'always' });
const kinds = {
  noun: 'un sustantivo',
  verb: 'un verbo',
  adjective: 'un adjetivo',
  adverb: 'un adverbio',
  pronoun: 'un pronombre',
  determiner: 'un determinante',
  preposition: 'una preposición',
  conjunction: 'una conjunción',
  numeral: 'un numeral',
  interjection: 'una interjección',
  particle: 'una partícula',
} as const;

function inSentences(count: number, of: number): string {
  if (count === of) return of === 2 ? 'En sus dos frases' : `En sus ${of} frases`;
  return `En ${count} de sus ${of} frases`;
}

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `: está entre las ${number.format(round)} más frecuentes`;
}

export const texts: TutorTexts = {
  ...labels,
  locale: 'es',
  quote: (text) => `«${text}»`,
  and: (texts) => [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' y '),
  means: (translations) => `«${translations}»`,
  sayInstead: (words) => `También puedes decir ${words}.`,
  position: {
    opens: (word, count, of, sentence) =>
      `${inSentences(count, of)}, ${word} va al principio: ${sentence}`,
    closes: (word, count, of, sentence) =>
      `${inSentences(count, of)}, ${word} va al final: ${sentence}`,
    inside: (word, of, sentence) =>
      `${inSentences(of, of)}, ${word} va en medio, nunca al principio ni al final: ${sentence}`,
    here: (word, place, other, sentence) =>
      `${
        {
          alone: `${word} puede ir sin ninguna otra palabra`,
          first: `En esta frase, ${word} va al principio`,
          last: `En esta frase, ${word} va al final`,
          before: `En esta frase, ${word} va justo antes de ${other}`,
          after: `En esta frase, ${word} va justo después de ${other}`,
          apart: `En esta frase, ${word} va entre signos de puntuación`,
        }[place]
      }: ${sentence}`,
  },
  neighbours: {
    word: (word, preposition, count, of, sentence) =>
      `${inSentences(count, of)} va ${preposition} justo después de ${word}: ${sentence}`,
    kind: (side, word, pos, examples, count, of) =>
      `${inSentences(count, of)} hay ${kinds[pos]} justo ${side === 'before' ? 'antes' : 'después'} de ${word}: ${examples}.`,
    case: (side, word, name, examples) =>
      `En nuestras frases, ${side === 'after' ? 'tras' : 'delante de'} ${word} va el ${name}: ${examples}.`,
  },
  formInUse: (form, label, sentence) =>
    `Encontrarás la forma ${form}${label === null ? '' : ` (${label})`}: ${sentence}`,
  goesWith: (word, pieces) => `En nuestras frases, ${word} va así: ${pieces}.`,
  invariable: (word) => `${word} no cambia de forma.`,
  unchanging: (word, examples) => `Ante un sustantivo, ${word} no cambia: ${examples}.`,
  madeOf: (phrase, parts) => `${phrase} se compone de ${parts}.`,
  oneOfSeveral: (word, pos) => `${word} pertenece a varias categorías: ${pos}.`,
  capital: (word) => `${word} se escribe siempre con mayúscula.`,
  synonymInUse: (word, synonyms, sentence) =>
    `${word} significa lo mismo que ${synonyms}, que aparece aquí: ${sentence}`,
  usage: {
    rank: (rank, of, language) =>
      `Por frecuencia ocupa el puesto ${number.format(rank)} de las ${number.format(of)} palabras de ${nameOfLanguage(language)} que se enseñan aquí${place(rank)}.`,
    level: (level) => `Se aprende en el nivel ${labels.levels[level]}.`,
    sense: (meaning, sentence) => `Cuando significa ${meaning}: ${sentence}`,
    rival: (meaning, word, other, own, sentence) =>
      own === null || sentence === null
        ? `Tanto ${word} como ${other} pueden ser «${meaning}», pero en sentidos distintos.`
        : `Tanto ${word} como ${other} pueden ser «${meaning}», pero en sentidos distintos. ${own} En cambio: ${sentence}`,
    question: (word, count, of, sentence) =>
      `${inSentences(count, of)}, ${word} aparece en una pregunta: ${sentence}`,
    phrasesOf: (word, phrases) => `${word} forma parte de expresiones fijas: ${phrases}.`,
  },
  insights: {
    rank: 'Frecuencia',
    rankValue: (rank, of) => `${number.format(rank)} de ${number.format(of)}`,
    level: 'Nivel',
    synonyms: 'Sinónimos',
    family: 'Familia de palabras',
    confusable: 'No confundir con',
    falseFriend: 'Falso amigo',
    falseFriendValue: (word, means, native, other) =>
      `${word} es «${means}»; «${native}» en español es ${other}.`,
    cognate: 'Fácil de recordar',
    cognateValue: (word, native) => `${word} se parece a «${native}» y significa lo mismo.`,
    irregular: 'Formas irregulares',
    pair: 'Pareja de aspecto',
    forms: 'Formas en nuestras frases',
    senses: 'Significados',
  },
  relation: {
    synonym: 'sinónimo',
    sameTranslation: 'misma traducción, otro sentido',
    family: 'misma familia de palabras',
    alike: 'se escribe casi igual',
    pair: 'pareja de aspecto',
    phrase: 'expresión con esta palabra',
  },
  formOf: (form, word, label) =>
    `${form} es una forma de ${word}${label === null ? '' : ` (${label})`}.`,
  textDefinition: (translation) => `En español: ${translation}`,
  textOfWords: (words) => `Palabra por palabra: ${words}.`,
  unknownText: (text) =>
    `Conozco las palabras de la lista y sus formas, y «${text}» no está entre ellas; por eso no puedo decir nada de ella.`,
  sentencePos: 'frase',
  phrasePos: 'expresión',
};
