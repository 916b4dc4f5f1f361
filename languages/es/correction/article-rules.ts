import { phraseRule } from '../../correction/phrase-rule.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';

const noArticle = phraseRule({
  kind: 'article',
  classes,
  reason: () => ({ note: 'no-article-profession' }),
  lines: `
    soy|eres [un|una] <job> <end> => 
    <person|firstname> es|era [un|una] <job> <end> => 
    quiero|quiere|quieres|gustaría|voy ser [un|una] <job> <end> => 
    a ser [un|una] <job> <end> => 
  `,
});

const bodyArticle = phraseRule({
  kind: 'article',
  classes: {
    ...classes,
    bodyf: (token) =>
      [
        'mano',
        'cabeza',
        'cara',
        'pierna',
        'espalda',
        'rodilla',
        'garganta',
        'nariz',
        'boca',
        'oreja',
        'uña',
        'barriga',
        'muela',
      ].includes(token.text),
    bodym: (token) =>
      ['pie', 'pelo', 'diente', 'ojo', 'brazo', 'estómago', 'dedo', 'cuello', 'cuerpo'].includes(
        token.text,
      ),
    bodyfs: (token) =>
      ['manos', 'piernas', 'rodillas', 'orejas', 'uñas', 'muelas'].includes(token.text),
    bodyms: (token) => ['pies', 'dientes', 'ojos', 'brazos', 'dedos'].includes(token.text),
  },
  reason: () => ({ note: 'article-for-body-and-clothes' }),
  lines: ['f la', 'm el', 'fs las', 'ms los']
    .map((line) => {
      const [kind = '', article = ''] = line.split(' ');
      return `
        me|te|se|nos {lavar|cepillar|secar|romper|cortar|pintar|limpiar|quemar} [mi|mis|tu|tus|su|sus] <body${kind}> => ${article}
        me|te|le|nos|les {doler} [mi|mis|tu|tus|su|sus] <body${kind}> => ${article}
        lavarme|lavarte|lavarse|cepillarme|cepillarte|cepillarse|cortarme|cortarse [mi|mis|tu|tus|su|sus] <body${kind}> => ${article}`;
    })
    .join('\n'),
});

const bare = wordSet(
  'españa rusia turquía inglaterra francia alemania italia portugal grecia méxico colombia chile polonia ucrania suecia noruega europa',
);

const countryArticle = phraseRule({
  kind: 'article',
  classes: {
    ...classes,
    bare: ({ text, written }) => bare.has(text) && written !== text,
  },
  reason: () =>
    ownReason(
      'Most names of countries and towns have no article: *España*, *Madrid*.',
      'Большинство названий стран и городов стоят без артикля: *España*, *Madrid*.',
      'Ülke ve şehir adlarının çoğu artikel almaz: *España*, *Madrid*.',
    ),
  lines: `
    en|a|desde|hacia [el|la] <bare> <end> => 
    en|a|desde|hacia [la|el] <city> <end> => 
    de [la] <city> <end> => 
    <start> [la|el] <bare> es|está|tiene => 
  `,
});

const missingArticle = phraseRule({
  kind: 'article',
  classes: {
    ...classes,
    spotm: ({ text }) =>
      /^(?:cine|supermercado|parque|aeropuerto|banco|restaurante|mercado|museo|gimnasio|baño|jardín|hotel|teatro|centro|trabajo|hospital|bar|zoo)$/u.test(
        text,
      ),
    spotf: ({ text }) =>
      /^(?:playa|escuela|universidad|oficina|biblioteca|tienda|estación|piscina|farmacia|cocina|panadería|iglesia|plaza|montaña|ciudad|habitación|fiesta)$/u.test(
        text,
      ),
  },
  reason: () =>
    ownReason(
      'Here Spanish needs the article: *voy a la playa*, *el lunes trabajo*.',
      'Здесь в испанском нужен артикль: *voy a la playa*, *el lunes trabajo*.',
      'Burada İspanyolcada artikel gerekir: *voy a la playa*, *el lunes trabajo*.',
    ),
  lines: `
    {ir|volver|llegar|venir} [a] <spotm> <end> => al
    {ir|volver|llegar|venir} a [] <spotf> <end> => la
    {ir|volver|llegar|venir} [a] <spotm> con|todos|cada|los|por => al
    {ir|volver|llegar|venir} a [] <spotf> con|todos|cada|los|por => la
    fui|fuimos|fuiste [a] <spotm> => al
    fui|fuimos|fuiste a [] <spotf> => la
    {estar} en [] <spotm> <end> => el
    {estar} en [] <spotf> <end> => la
    {trabajar|vivir|comer} en [] <spotf> <end> => la
    <start> [lunes|martes|miércoles|jueves|viernes|sábado|domingo] <first> => el $1
  `,
});

/** Hablo con profesor; voy a médico. */
const missingWithPerson = phraseRule({
  kind: 'article',
  classes: {
    ...classes,
    him: ({ text }) =>
      /^(?:médico|profesor|maestro|jefe|director|camarero|vecino|doctor|dentista|abogado|niño|chico|policía)$/u.test(
        text,
      ),
    her: ({ text }) =>
      /^(?:médica|profesora|maestra|jefa|directora|camarera|vecina|doctora|abogada|niña|chica)$/u.test(
        text,
      ),
  },
  reason: () =>
    ownReason(
      'Words such as *profesor* and *médico* take an article here: *hablo con el profesor*, *voy al médico*.',
      'Перед словами вроде *profesor* и *médico* здесь нужен артикль: *hablo con el profesor*, *voy al médico*.',
      '*Profesor*, *médico* gibi sözlerden önce burada artikel gerekir: *hablo con el profesor*, *voy al médico*.',
    ),
  lines: `
    <verb> [a] <him> => al
    <verb> a [] <her> => la
    <verb> con [] <him> => el
    <verb> con [] <her> => la
  `,
});

/** Esto libro; lo problema. */
const neuterBeforeNoun = phraseRule({
  kind: 'gender',
  classes,
  reason: () =>
    ownReason(
      '*Esto*, *eso* and *lo* never come right before a noun: *este libro*, *el libro*.',
      '*Esto*, *eso* и *lo* не стоят прямо перед существительным: *este libro*, *el libro*.',
      '*Esto*, *eso* ve *lo* ismin hemen önüne gelmez: *este libro*, *el libro*.',
    ),
  lines: `
    [esto] <masculine> => este
    [esto] <feminine> => esta
    [eso] <masculine> => ese
    [eso] <feminine> => esa
    <start> [lo] <masculine> es|está|tiene|son => el
    <start> [lo] <feminine> es|está|tiene|son => la
  `,
});

export const articleRules: readonly Rule[] = [
  noArticle,
  bodyArticle,
  countryArticle,
  missingArticle,
  missingWithPerson,
  neuterBeforeNoun,
];
