import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import type { CheckedToken, Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses } from './phrase-classes.ts';
import { genderOf, numberOf, personNouns } from './spanish-words.ts';

/** Nouns that "first" often comes before; "el primero vino tarde" is right. */
const ordered = wordSet(
  'piso día año mes libro hijo trabajo paso plato beso viaje curso minuto amor grado capítulo lugar premio examen',
);
/** Adjectives that *de* cannot belong to, unlike "orgulloso de", "famoso en". */
const measures = wordSet(
  `alto bajo grande pequeño caro barato joven viejo rápido lento guapo bonito feo inteligente listo fuerte
  simpático interesante largo corto gordo delgado nuevo antiguo moderno bueno malo`,
);
/** They may be said of a man or of a woman: "este es la estrella", "esta es un sol". */
const figures = wordSet(
  `estrella víctima persona figura leche caña pera bomba voz cara pareja rata joya maravilla pesadilla alegría
  sol ángel encanto genio amor desastre caso tesoro monstruo cielo alma motor`,
);
const classes = {
  ...phraseClasses,
  ordered: ({ text }: CheckedToken) => ordered.has(text),
  relatives: ({ text }: CheckedToken) => personNouns.has(text) && text.endsWith('s'),
  relative: ({ text }: CheckedToken) => personNouns.has(text) && !text.endsWith('s'),
  measure: ({ text }: CheckedToken) =>
    [text, text.replace(/s$/u, ''), text.replace(/es$/u, ''), text.replace(/[ao]s?$/u, 'o')].some(
      (one) => measures.has(one),
    ),
  anymasculine: (token: CheckedToken) =>
    genderOf(token, true) === 'm' && numberOf(token) === 'singular' && !figures.has(token.text),
  masculinePlural: (token: CheckedToken) => genderOf(token) === 'm' && numberOf(token) === 'plural',
  anyfeminine: (token: CheckedToken) =>
    genderOf(token, true) === 'f' && numberOf(token) === 'singular' && !figures.has(token.text),
};

/** Está importante; hoy está lunes; es frío en invierno. */
const being = phraseRule({
  kind: 'expression',
  classes,
  reason: phraseReasons.said,
  lines: `
    hoy [está] <weekday> => es
    <start> [está] importante|necesario|posible <infinitive> => es
    <start> [está] importante|necesario|posible|probable que => es
    <start> la|el|esa|esta tienda|puerta|ventana|museo|banco|farmacia|biblioteca|restaurante [es] abierto|abierta|cerrado|cerrada <end> => está
    <start> la|el|esa|esta tienda|museo|banco|farmacia|biblioteca|restaurante [es] abierto|abierta|cerrado|cerrada los|el|hoy|ahora => está
    [estoy] <job> de => soy
  `,
});

/** El más alto en la clase; más caros de los tuyos; un grande amigo. */
const comparing = phraseRule({
  kind: 'expression',
  classes,
  reason: () => ({ note: 'comparison-mas-menos' }),
  lines: `
    más|menos <measure> [como] la|el|los|las tuya|tuyo|mía|mío|suya|suyo|nuestra|nuestro|otra|otro|tuyos|tuyas|míos|mías <end> => que
    es|son|está|están|era más|menos <measure> [de] la|el|los|las tuya|tuyo|mía|mío|suya|suyo|nuestra|nuestro|tuyos|tuyas|míos|mías <end> => que
    es|soy|eres|son más|menos <measure> [de mí|mi] <end> => que yo
    es|soy|eres|son más|menos <measure> [de ti] <end> => que tú
    es|son|está|están|era más|menos <measure> [de] ese|esa|este|esta|aquel|aquella|ellos|<firstname> <end> => que
  `,
});

const highest = phraseRule({
  kind: 'preposition',
  classes,
  reason: () => ({ note: 'superlative-de' }),
  lines: `
    es|soy|eres|son|era el|la|los|las más|menos <measure> [en] la|mi|nuestra clase|familia|ciudad|oficina|escuela <end> => de
    es|soy|eres|son|era el|la|los|las más|menos <measure> [en el] mundo|grupo|equipo|país|pueblo|barrio <end> => del
    es|son|era el|la|los|las mejor|peor|mejores|peores <nounlike> [en el] mundo|grupo|equipo <end> => del
    es|son|era el|la|los|las mejor|peor|mejores|peores <nounlike> [en] la|mi clase|familia <end> => de
  `,
});

/** La semana pasado; mucho sed; el primer de mayo; son las una. */
const agreeing = phraseRule({
  kind: 'agreement',
  classes,
  reason: phraseReasons.said,
  lines: `
    la semana|noche|primavera|navidad [pasado] <end> => pasada
    la semana|noche|primavera|navidad [pasado] <verb|pronoun|anyclitic|person> => pasada
    el año|mes|verano|invierno|otoño|lunes|martes|miércoles|jueves|viernes|sábado|domingo [pasada] <end> => pasado
    el año|mes|verano|invierno|otoño|lunes|martes|miércoles|jueves|viernes|sábado|domingo [pasada] <verb|pronoun|anyclitic|person> => pasado
    semana|vez|primavera [próximo] => próxima
    hace|tengo|tiene|tienes|tenemos|tienen [mucha] calor|frío|sueño|miedo => mucho
    y|tengo|tiene|tienes|tenemos|tienen|con [mucho] sed|hambre|prisa|suerte|razón => mucha
    mi|tu|su|la|una [mejora] amiga|nota|profesora|alumna|opción|idea => mejor
    hermano|hermana|hijo|hija [menora] => menor
    hermano|hermana|hijo|hija [mayora] => mayor
    [mi] <relatives> => mis
    [tu] <relatives> => tus
    [su] <relatives> => sus
    [mis] <relative> => mi
    [tus] <relative> => tu
    [<infinitive> mi] <end> => $1me
    [<infinitive> te|lo|la|le|nos|me] <end> => $1$2
    un [grande] <person> => gran
    una [grande] <person> => gran
    el [primer] de <month> => primero
    [son las] una => es la
    <start> [son la] <hour> <end> => son las
    <start> [son la] <hour> y|menos media|cuarto|diez|veinte|cinco => son las
    <start> [son la] <hour> de la mañana|tarde|noche => son las
    <start> [es la] <hour> y|menos media|cuarto|diez|veinte|cinco => son las
    <start> [es la] <hour> en|de la mañana|tarde|noche => son las
    <start> [este] es la|una <anyfeminine> => esta
    <start> [este] es mi|tu|su madre|hermana|amiga|hija|abuela|tía|prima|novia|esposa|casa|profesora|familia => esta
    <start> [esta] es el|un <anymasculine> => este
    <start> [esta] es mi|tu|su padre|hermano|amigo|hijo|abuelo|tío|primo|novio|esposo|coche|profesor|libro => este
    <start> [estos] son las|mis|tus|sus <femininePlural> => estas
    <start> [estas] son los|mis|tus|sus <masculinePlural> => estos
    <start> [esto] <anymasculine> es|está|tiene => este
    <start> [esto] <anyfeminine> es|está|tiene => esta
    [toda|todas] los <nounlike> => todos
    [cien] veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa => ciento
    cuesta|cuestan|tengo|tiene|tenemos|hay|pagué|son|somos [cien y] <small> <nounlike> => ciento
    [un medio] kilo|litro => medio
    no tengo|tienes|tiene|tenemos|hay|conozco [ninguno] <masculine|person> => ningún
  `,
});

/** El primero día. */
const shortOrdinal = phraseRule({
  kind: 'gender',
  classes,
  reason: () => ({ note: 'apocope' }),
  lines: `
    el|un|al|del [primero] <ordered> => primer
    el|un|al|del [tercero] <ordered> => tercer
  `,
});

/** Gracias para todo; vivo a Madrid; nací el 1990. */
const otherPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.said,
  lines: `
    visito|visitas|visitamos|visité|visitaste|visitó|visitaron|visitan|visitar [a] un|una|la|los|las|mi|nuestra|este|esta castillo|castillos|<place> => 
    visito|visitas|visitamos|visité|visitaste|visitó|visitaron|visitan|visitar [al] castillo|<place> => el
    necesito|necesita|necesitamos más tiempo [por] <infinitive> => para
    tengo|tiene|tenemos|tienes tiempo [por] <infinitive> => para
    aprender|empezar|comenzar|enseñar [] <infinitive> => a
    <noun>|casa|coche|moto|carta [el] <year> <end> => en
    me olvidé|olvido [] <infinitive> => de
    te olvidaste|olvidas [] <infinitive> => de
    nos olvidamos [] <infinitive> => de
    gracias [para] todo|venir|ayudarme => por
    pagué|pago|pagó|pagamos <number> euros|dólares|liras|pesos [para] el|la|este|esta|los|las|un|una camisa|libro|zapatos|billete|coche|bolso|vestido|chaqueta|falda|pantalón|reloj|móvil => por
    me|te|se|nos acuerdo|acuerdas|acordamos|acordé|acordaste [] mi|tu|su|nuestro|nuestra|el|la|los|las|ese|esa|este|esta <nounlike> => de
    me|te|se|nos río|ríes|ríe|reímos|ríen|reí [a|en] <me|firstname> => de
    voy|vas|vamos [por] coche|autobús|metro => en
    <start> vivo|vive|viven|trabajo|trabaja [a] <city|country> => en
    yo vivo|trabajo [a] <city|country> => en
    que|ahora|también vivo|trabajo [a] <city|country> <end> => en
    nací|nació|nacieron|nacimos [el|a] <year> => en
    nos vemos [a|en] <weekday> => el
    <start> [juego] el|la|al <instrument> => toco
    yo|no|también [juego] el|la|al <instrument> => toco
    <start> comienzo [] <infinitive> => a
    yo|y comienzo [] <infinitive> => a
    <start> trato [] <infinitive> => de
    yo|siempre|no trato [] <infinitive> => de
    voy|vas|va|vamos|van|fui|fue|fuimos|fueron al <place> [] <infinitive> => a
    voy|vas|va|vamos|van|fui|fue|fuimos|fueron a la <place> [] <infinitive> => a
    <start> pienso [de] mi|tu|su|mis|tus|sus <nounlike> <end> => en
    <start> pienso [de] mi|tu|su|mis|tus|sus <nounlike> todos|siempre|mucho|cada|a => en
    <start> yo pienso [de] mi|tu|su|mis|tus|sus <nounlike> todos|siempre|mucho|cada|a => en
    <start> {pensar} [de|a|sobre] <me|firstname> <end> => en
    <start> siempre|yo|él|ella|no|también {pensar} [de|a|sobre] <me|firstname> <end> => en
    <start> yo|él|ella siempre|no|también {pensar} [de|a|sobre] <me|firstname> <end> => en
    <start> {pensar} [de|a|sobre] <me> todos|siempre|mucho|cada|a => en
    busco|buscas|busca|buscamos|perdí|encontré|busqué [a mi] llaves|gafas|zapatos|libros => mis
    busco|buscas|busca|buscamos|perdí|encontré|busqué [a] mis|tus|sus llaves|gafas|zapatos|libros => 
    busco|buscas|busca|buscamos|perdí|encontré|busqué [a] mi|tu|su llave|libro|teléfono|móvil|cartera|pasaporte|bolso|reloj => 
    <start> [miro por] <poss> llaves|gafas|zapatos|cartera <end> => busco
    vamos|voy|vas|va|van [a] cine|supermercado|parque|aeropuerto|banco|restaurante|mercado|museo|gimnasio|hotel|teatro|hospital|trabajo|médico <end> => al
    vamos|voy|vas|va|van a [] playa|escuela|universidad|oficina|biblioteca|tienda|estación|piscina|farmacia <end> => la
    <start> [quedo] en casa <end> => me quedo
    <start> [quedo] en casa los <any> <end> => me quedo
    <start> [quedo] en casa todo el día <end> => me quedo
    <start> [quedo] en casa hoy <end> => me quedo
    yo [quedo] en casa <end> => me quedo
  `,
});

/** Señor López es…; niños necesitan; no hay el agua. */
const article = phraseRule({
  kind: 'article',
  classes,
  reason: phraseReasons.said,
  lines: `
    <start> [] señor <name> es|está|vive|trabaja|tiene|no => el
    <start> [] señora|señorita <name> es|está|vive|trabaja|tiene|no => la
    <start> [] vida|música|gente|salud|naturaleza|comida es|está muy|<quality> => la
    <start> [] amor|dinero|trabajo|deporte|tiempo|fútbol es|está muy|<quality> => el
    <start> [] niños|perros|gatos|hombres|padres|profesores|médicos|estudiantes|jóvenes|españoles|turcos|rusos necesitan|quieren|pueden|viven|comen|hablan|trabajan|deben => los
    <start> [] niñas|mujeres|madres|personas|chicas|vacas necesitan|quieren|pueden|viven|comen|hablan|trabajan|deben => las
    no hay [el] agua|pan|dinero|tiempo|café|azúcar|arroz <end> => 
    no hay [la] leche|luz|gente|comida|sal|fruta|carne <end> => 
    hay [la] gente en|aquí => 
    hay mucha [la] gente => 
  `,
});

/** Pienso él tiene razón. */
const joining = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      '*Que* joins the clauses here; Spanish does not leave it out.',
      'Части предложения здесь соединяет *que*, его не опускают.',
      'Burada cümleleri *que* bağlar; İspanyolcada söylenmesi gerekir.',
    ),
  lines: `
    creo|pienso|creemos|pensamos [] tú|él|ella|ellos|ellas|nosotros|usted <finite> => que
    creo|pienso|creemos|pensamos [] tú|él|ella|ellos|ellas|nosotros|usted no <finite> => que
    <start> espero [] puedes|vienes|tienes|estás|pueden|vienen => que
  `,
});

/** Yo a comido; boy a casa. */
const otherVerb = phraseRule({
  kind: 'expression',
  classes,
  reason: phraseReasons.said,
  lines: `
    yo [a|ha] <participle> => he
    <start> [boy] a|al => voy
  `,
});

export const moreExpressions: readonly Rule[] = [
  being,
  comparing,
  highest,
  agreeing,
  shortOrdinal,
  otherPreposition,
  article,
  joining,
  otherVerb,
];
