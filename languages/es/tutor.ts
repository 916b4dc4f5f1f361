import type { TutorRules } from '../pack/tutor-rules.ts';
import { chatTexts } from './tutor/chat-texts.ts';
import { correctionTexts } from './tutor/correction-texts.ts';
import { claimWords, variants } from './tutor/claim-words.ts';
import { counting } from './tutor/counting.ts';
import { cues } from './tutor/cues.ts';
import { droppable, droppingCues } from './tutor/dropping.ts';
import { formNames } from './tutor/form-names.ts';
import { lettersInWords } from './tutor/letters-in-words.ts';
import { letters } from './tutor/letters.ts';
import { patternWords } from './tutor/pattern-words.ts';
import { modalCues, modalNotes } from './tutor/modals.ts';
import { texts } from './tutor/texts.ts';
import { topicCues } from './tutor/topic-cues.ts';
import { tipsOfSpanish } from './tutor/tips-of-spanish.ts';

export const tutor: TutorRules = {
  cues,
  formNames,
  topicCues,
  conditionCues: {
    question: 'pregunta, una pregunta, que sea pregunta, interrogativ*',
    negative: 'negativ*, en negativo, negacion, negada',
  },
  situations: {
    formal:
      'jefe, jefa, mi jefe, banco, profesor*, policia, entrevista*, oficina, desconocid*, cliente*, medic*, doctor*, en un correo, correos, trabajo, señor mayor, persona mayor, suegr*',
    casual: 'amigo*, amiga*, calle, fiesta, compañer*, colega*, niños',
  },
  claimWords,
  droppable,
  modalCues,
  modalNotes,
  droppingCues,
  quizCues: {
    givesUp: `
      no se, no lo se, ni idea, me rindo, dime la respuesta, la respuesta, cual es la respuesta`,
    hint: `pista, una pista, ayuda, ayudame`,
  },
  stopWords: `el la los las lo un una unos unas y e o u de del al a en con por para es son ser soy que cual
  cuales como cuando donde quien me te se le mi tu su esta este esto esa ese eso dime dame haz
  hazme explica explicame palabra palabras verbo sustantivo favor entre tambien hay puedo puedes
  podrias quiero saber decir dice significa no si mas muy pero las otra otro entonces pues`,
  connectors: 'y e o u a de con',
  or: 'o u vs',
  negated:
    /(?<!\p{L})(?:no|nunca|no digas|no se dice)\s+\*([^*]+)\*|\*([^*]+)\*\s+(?:es|son) (?:un error|incorrect)/giu,
  besidePronoun: 'forma formas forme para con y',
  fillers: 'el la los las un una es creo que significa son',

  texts,
  chatTexts,
  correctionTexts,

  names: 'spanish espanol castellano испанск ispanyolca',
  pronouns: {
    yo: ['first', 'singular'],
    tu: ['second', 'singular'],
    el: ['third', 'singular'],
    ella: ['third', 'singular'],
    usted: ['third', 'singular'],
    nosotros: ['first', 'plural'],
    vosotros: ['second', 'plural'],
    ellos: ['third', 'plural'],
    ellas: ['third', 'plural'],
    ustedes: ['third', 'plural'],
  },
  persons: { first: 'yo, nosotros', second: 'tú, vosotros', third: 'él, ella, ellos' },
  abbreviations: {
    'inf.': 'infinitive',
    'subj.': 'present-subjunctive',
    'sust.': 'noun',
    'adj.': 'adjective',
  },
  hidesGender: /e$/u,
  patternWords,
  counting,
  letters,
  lettersInWords,
  variants,
  tips: tipsOfSpanish,
};
