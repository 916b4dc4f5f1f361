import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../en/tutor/texts.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('es');
const number = new Intl.NumberFormat('es', { useGrouping: 'always' });

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `: está entre las ${number.format(round)} más frecuentes`;
}

export const texts: TutorTexts = {
  ...labels,
  locale: 'es',
  quote: (text) => `«${text}»`,
  usage: {
    rank: (rank, of, language) =>
      `Por frecuencia, ocupa el puesto ${number.format(rank)} de las ${number.format(of)} palabras de ${nameOfLanguage(language)} que se enseñan aquí${place(rank)}.`,
    level: (level) => `Se aprende en el nivel ${labels.levels[level]}.`,
  },
  aspectPair: (imperfective, perfective) =>
    `Forman una pareja de aspecto: ${imperfective} es imperfectivo y ${perfective} es perfectivo.`,
  motionPair: (oneWay, manyWays) =>
    `Son una pareja de verbos de movimiento: ${oneWay} es moverse en una sola dirección; ${manyWays}, ir y volver, a menudo o en general.`,
  insights: {
    use: 'Cómo se usa',
    note: 'Conviene saberlo',
    style: 'Registro',
    where: 'Dónde se dice',
    opposites: 'Contrarios',
    words: 'Palabra por palabra',
  },
  aspect: { impf: 'imperfectivo', pf: 'perfectivo', both: 'imperfectivo y perfectivo' },
  relation: {
    similar: 'compara',
    opposite: 'contrario',
    family: 'misma familia de palabras',
    pair: 'pareja de aspecto',
    motion: 'el otro verbo de movimiento de la pareja',
  },
  formOf: (form, word, label) =>
    `${form} es una forma de ${word}${label === null ? '' : ` (${label})`}.`,
  unknownWords: (words) => `No está en nuestra lista: ${words}.`,
  unknownText: (text) =>
    `Conozco las palabras de la lista y sus formas, y «${text}» no está entre ellas, así que no puedo decirte nada al respecto.`,
  sentencePos: 'frase',
  phrasePos: 'expresión',
};
