import { nameLanguages } from '../../tutor/name-languages.ts';
import type { ChatTexts } from '../../en/tutor/chat-texts.ts';

const nameOfLanguage = nameLanguages('es');
const ordinals = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
];

export const chatTexts: ChatTexts = {
  greeting: (word) => `¡Hola! Puedo ayudarte con ${word}. Pregúntame, por ejemplo:`,
  thanks: (word) => `¡De nada! Si quieres seguir con ${word}, pregúntame, por ejemplo:`,
  suggestions: {
    meaning: '¿Qué significa?',
    example: 'Dame un ejemplo',
    pronunciation: '¿Cómo se pronuncia?',
    grammar: 'Explícame la gramática',
    forms: 'Muéstrame sus formas',
    difference: '¿Con qué se puede confundir?',
    quiz: 'Ponme a prueba',
    memory: '¿Cómo puedo recordarlo?',
  },

  notUnderstood: (word) => `No sé responder a eso sobre ${word}.`,
  canTell: 'Puedes preguntarme, por ejemplo:',
  reasonUnknown: 'No tengo una nota que lo explique. Esto es lo que sé de su gramática:',
  ask: {
    difference: (terms) => `¿Qué diferencia hay entre ${terms}?`,
    mistakes: (word) => `¿Qué errores se cometen con ${word}?`,
    pattern: (word) => `¿Con qué se construye ${word}?`,
    usage: (word) => `¿Cuándo se usa ${word}?`,
    opposite: (word) => `¿Cuál es el contrario de ${word}?`,
    synonym: (word) => `¿Qué otras palabras hay para ${word}?`,
    family: (word) => `¿Qué palabras son de la misma familia que ${word}?`,
    forms: (word) => `Muéstrame las formas de ${word}`,
    example: (word) => `Dame un ejemplo con ${word}`,
  },
  and: 'y',
  falseFriend: (word, { look_alike, look_alike_means, means, note }) =>
    [
      `Cuidado: ${word} significa «${means}», no «${look_alike}». Para «${look_alike}» se dice *${look_alike_means}*.`,
      note ?? '',
    ]
      .join(' ')
      .trim(),
  typicalMistake: (wrong, right) => `No se dice ${wrong}, sino ${right}.`,
  saidSo: (text) => `Es correcto: ${text}.`,
  saidIn: (text) => `Sí, se dice ${text}:`,

  isMistake: 'No, es un error.',
  phraseUnknown: (text) => `No conozco ${text} como expresión. Sobre sus palabras:`,
  likeMistake: 'Parece un error típico:',
  ruleAbout: 'Esto es lo que sé sobre eso:',
  whichSentence: 'Escribe la frase y la reviso: «Corrige mi frase: …».',
  offerExercise: 'Escribe «ponme a prueba» para hacer un ejercicio.',
  noGender: (word) => `No tengo anotado ningún género para ${word}.`,
  noCounting: (word) => `No tengo ninguna nota sobre si ${word} es contable.`,
  countingStems: 'contab|plural|singular',
  pluralName: 'plural',
  noPattern: (word) => `No tengo ninguna nota sobre con qué se construye ${word}.`,
  toneStems: 'formal|cort[eé]s|educad|grose|respet|vulgar|jerga|insult|ofens|amig|coloquial|descon',
  placeStems:
    'Espa[ñn]a|M[eé]xico|Latinoam|Hispanoam|Am[eé]rica|EE\\. ?UU|Reino Unido|brit[aá]n|GB|San Petersburgo|Mosc[uú]|[İI]zmir|Estambul|regi[oó]n',
  noRegion: (word) => `No tengo ninguna nota de que ${word} se use solo en una región.`,
  noSynonym: (word) => `No conozco otra palabra para ${word}.`,
  noFamily: (word) => `No conozco palabras de la misma familia que ${word}.`,
  noMistakes: (word) => `No tengo anotado ningún error típico con ${word}.`,
  inSentence: (text) => `${text} en una frase:`,
  nearest: (text) => `No tengo la traducción de ${text}. Lo más cercano que tengo:`,
  twoSounds: (word) => `${word} se pronuncia de dos maneras:`,
  withMeaning: (ipa, meaning) => `/${ipa}/: ${meaning}`,

  means: (word, names) => `${word} significa ${names}.`,
  meansSeveral: (word, count) => `${word} tiene ${count} significados:`,
  moreMeanings: (count) =>
    count === 1 ? 'Hay un significado más.' : `Hay ${count} significados más.`,

  examplesOf: (word, count) => (count === 1 ? `Un ejemplo con ${word}:` : `Ejemplos con ${word}:`),
  moreExamplesOf: (word, count) =>
    count === 1 ? `Otro ejemplo con ${word}:` : `Más ejemplos con ${word}:`,
  askForMore: 'Escribe «otro ejemplo» para ver más.',
  noMoreExamples: (word, total) =>
    total === 1
      ? `Ya has visto la única frase que tengo con ${word}:`
      : `Ya has visto las ${total} frases que tengo con ${word}. De nuevo la primera:`,
  noExample: (word) => `No tengo ninguna frase con ${word}.`,
  noExampleOfForm: (word) => `Ninguna de mis frases tiene ${word} en esa forma. Otras frases:`,

  pronounced: (word, ipa) => `${word} se pronuncia /${ipa}/.`,
  noTranscription: (word) => `No tengo la transcripción de ${word}.`,
  oneSyllable: 'Tiene una sola sílaba.',
  stressOn: (place) => `El acento cae en la ${ordinals[place - 1] ?? `${place}.ª`} sílaba.`,
  stressMark: 'El signo ˈ va delante de la sílaba acentuada.',
  soundButton: 'Para oírla, pulsa el botón de sonido que está junto a la palabra.',

  spelled: (word, letters, count) => `${word} se escribe ${letters} (${count} letras).`,
  oneLetter: (word) => `${word} es una sola letra.`,
  askOfWords: 'Puedo contarte más sobre cada una de estas palabras: menciona una en tu pregunta.',

  compareWithWhat: (word) =>
    `¿Con qué palabra comparo ${word}? Pregunta, por ejemplo: «¿Qué diferencia hay entre … y …?»`,
  otherUnknown: (word, other) =>
    `No puedo comparar ${word} con ${other}: ${other} no está en la lista de palabras.`,
  compareSuggestions: 'También puedo compararla con:',

  translated: (word, into, names) => `${word} en ${nameOfLanguage(into)}: ${names}.`,
  textTranslated: (text, into) => `${text} en ${nameOfLanguage(into)}:`,
  textUnknown: (text) =>
    `No puedo traducir ${text}: solo traduzco las palabras y frases de la lista. Para otros textos está la página de traducción.`,
  sameLanguage: (word, language) => `${word} ya está en ${nameOfLanguage(language)}.`,

  quizSense: (form, sentence) => `¿Qué significa aquí ${form}? ${sentence}`,
  quizGap: (gapped, translation) => `¿Qué palabra falta? ${gapped} (${translation})`,
  quizChoice: (gapped, options, translation) =>
    `¿Cuál va aquí: ${options}? ${gapped} (${translation})`,
  quizForm: (word, form) => `Escribe esta forma de ${word}: ${form}.`,
  quizNothing: (word) => `No tengo ningún ejercicio con ${word}.`,
  right: '¡Correcto!',
  rightButSpelling: (solution) => `Correcto, pero fíjate en cómo se escribe: ${solution}.`,
  nearly: (solution) => `¡Casi! Se escribe ${solution}.`,
  otherFormOf: (word, solution) =>
    `La palabra es esa, ${word}, pero en otra forma: aquí va ${solution}.`,
  otherWordOf: (solution) => `Buscaba otra palabra: ${solution}.`,
  wrong: (solution) => `No exactamente. La respuesta es ${solution}.`,
  givenUp: (solution) => `No pasa nada. La respuesta es ${solution}.`,
  hint: (first, letters) =>
    letters === 1
      ? 'Una pista: es una sola letra.'
      : `Una pista: empieza por ${first} y tiene ${letters} letras.`,
  anotherQuestion: 'Escribe «siguiente» para otra pregunta.',

  familyAid: (word, members) =>
    `${word} pertenece a una familia de palabras; apréndelas juntas: ${members}.`,
  noHonestAid: (word) =>
    `No conozco ninguna relación real entre ${word} y una palabra que ya sepas, y no quiero inventármela.`,
  sentenceAid: 'Una frase corta para recordarla:',

  similar: (word) => `Palabras cercanas a ${word} o fáciles de confundir:`,
  nothingSimilar: (word) =>
    `En la lista no hay ninguna palabra que se confunda fácilmente con ${word}.`,
  opposites: (word, others) => `Lo contrario de ${word}: ${others}.`,
  noOpposite: (word) => `En la lista no hay ningún contrario de ${word}.`,
  family: (word, others) => `De la misma familia que ${word}: ${others}.`,
  phrasesWith: (word) => `Expresiones con ${word}:`,

  patterns: (word) => `Con qué se combina ${word}:`,
  noLabels: (word) =>
    `La lista no marca ${word} como formal, informal, grosero, anticuado ni regional.`,
  noTips: (word) => `No tengo notas sobre la gramática de ${word}.`,

  formsOf: (word) => `Formas de ${word}:`,
  formIs: (word, label, forms) => `${word}, ${label}: ${forms}.`,
  noForms: (word) => `No conozco otras formas de ${word}.`,
  noSuchForm: (word) => `No tengo esa forma de ${word}.`,
  irregular: 'irregular',
  askForForms: (question) => `Para ver sus formas, escribe «${question}».`,
  notForm: (wrong, right, label) => `No es ${wrong}, sino ${right} (${label}).`,
  chosen: (right, wrong) => `${right}, no ${wrong}.`,
  chosenBySentences: (right, wrong) => `Tengo frases con ${right} y ninguna con ${wrong}:`,
  bothFound: (one, other) => `Existen las dos formas, ${one} y ${other}:`,
  onlyWith: (word, term) => `Con ${word}, mis frases llevan ${term}:`,
  fewExamples: (count) =>
    count === 1 ? 'Solo tengo una frase así.' : `Solo tengo ${count} frases así.`,
  partsOf: (text) =>
    `No tengo una traducción completa de ${text}. Esto es lo que sé de sus partes:`,
  bothSaid: (one, other) => `Sí, se dicen ${one} y ${other}.`,
  meantSo: (meaning, right, wrong) =>
    `Para ${meaning} se dice ${right}. No tengo la expresión ${wrong} con ese significado.`,
  meantIn: (meaning, wrong) =>
    `No tengo la expresión ${wrong} con ese significado. ${meaning} en una frase:`,
  saidFor: (meaning, right) => `Para ${meaning} se dice ${right}.`,
  mayBeLeftOut: (word) => `${word} se puede omitir.`,
  mustBeSaid: (word) => `${word} no se puede omitir.`,
  orderStems: 'antes|despu[eé]s|detrás|tras |delante|posición|principio|final',
  noCard: 'No tengo ninguna nota sobre la diferencia. Esto es lo que sé de cada palabra:',
  yes: 'Sí.',
  no: 'No.',
  betterNot: 'Mejor no.',
  advice: {
    informal: (word) =>
      `${word} es informal: va bien con amigos, con la familia y en situaciones relajadas, no en las formales.`,
    formal: (word) =>
      `${word} es formal: va bien por escrito, en trámites y con personas a quienes tratas con respeto; entre amigos suena demasiado serio.`,
    rude: (word) => `${word} es grosero: puede ofender.`,
    dated: (word) => `${word} es anticuado: hoy casi no se dice.`,
  },
  notInList: (word) =>
    `${word} no está en la lista de palabras, así que no puedo decir si es correcto.`,
  endingHides: (ending) =>
    `La terminación ${ending} no muestra el género por sí sola: apréndelo con la palabra.`,
  isNotSaid: (wrong) => `No, no se dice ${wrong}.`,
  capital: (word) => `${word} se escribe con mayúscula.`,
  small: (word) => `${word} se escribe con minúscula.`,
  otherTables: (names) => `También conozco: ${names}.`,
};
