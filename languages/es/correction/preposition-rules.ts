import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { phraseClasses as shared } from './phrase-classes.ts';
import { ownReason } from './own-reason.ts';
import { wordSet } from '../../lookup/word-set.ts';

const lost = wordSet(
  'llaves llave libro teléfono móvil gafas cartera pasaporte perro gato trabajo bolso hotel piso apartamento zapatos',
);
const lesson = wordSet(
  'clase cena comida película reunión fiesta guerra viaje concierto examen lección partido noche día vacaciones',
);
const classes = {
  ...shared,
  lost: ({ text }: { text: string }) => lost.has(text),
  lesson: ({ text }: { text: string }) => lesson.has(text),
};

const contractions = phraseRule({
  kind: 'article',
  classes,
  reason: () => ({ note: 'contractions-al-del' }),
  lines: `
    [de el] <nounlike> => del
    [a el] <nounlike> => al
  `,
});

const otherPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.goesWith,
  lines: `
    gracias [para] <det|infinitive> => por
    gracias [de] <infinitive> => por
    {soñar} [] <infinitive> => con
    {soñar} [de|a] <infinitive> => con
    después|antes [] <infinitive> => de
    cerca|lejos|dentro|detrás|encima|debajo|delante|enfrente [] mi|tu|su|nuestra|nuestro <noun> => de
    cerca|dentro|detrás|debajo|delante|encima|enfrente|lejos [] la|los|las|un|una|esta|este <noun> => de
    {soñar|sueño|soñarse} [sobre|de] <det|me|name> => con
    {enamorarse|enamorar} [con] <det|me|name> => de
    {enamorarse|enamorar} [en] <poss|me|name> => de
    me|te|se|nos {casarse} [a] <det|me|name> => con
    {depender} [en|sobre|a] <det|me|name> => de
    {consistir} [de] => en
    {llegar} [en] casa => a
    {llegar} [en] <art> casa|oficina|aeropuerto|estación|hotel|escuela => a
    {ir} [en] casa => a
    {ir} [en] <art> oficina|escuela|playa|cine|tienda|parque|hospital|universidad|mercado|biblioteca|supermercado|piscina => a
    {ir} [en] mi|tu|su casa|oficina|escuela => a
    {vivir} [a] <name> => en
    {entrar} [] <art> casa|habitación|tienda|cocina|iglesia => en
    {ir} [] casa => a
    {volver} [] casa => a
    {salir} [] <art> casa|oficina|escuela => de
    {asistir} [en] => a
    {jugar} [con] fútbol|tenis|baloncesto => al
    {ayudar} [] <infinitive> => a
    {tratar} [a] <infinitive> => de
    {olvidarse} [] <infinitive> => de
    {interesado|interesada} [sobre] => en
    {preguntar} [para] <det|me> => por
    {parecido|parecida} [con|de] => a
    {diferente} [que] <art|poss|me> => de
    {lleno|llena} [con] => de
    {montar} [a] bicicleta => en
    <start> {pensar} [de|a|sobre] <poss> <person> <end> => en
    <start> {pensar} [de|a|sobre] <poss> <person> todos|siempre|mucho|cada|a => en
    <start> siempre|yo|él|ella|también {pensar} [de|a|sobre] <poss> <person> => en
    casado|casada|casados|casarme|casarse|casarte [a|de] <det|firstname> => con
    enamorado|enamorada|enamorados [con|en|a] <poss|me|firstname> => de
    {confiar} [a|de] <me|poss|firstname> => en
    {insistir} [a|de] <infinitive> => en
    {participar} [a|de] <det> => en
    {ayudar} [de|en] <infinitive> => a
    {invitar} [] <infinitive> => a
    {enseñar} [] <infinitive> => a
    {volver} [] <infinitive> => a
    {venir} [] <infinitive> => a
    {salir} [] <infinitive> => a
    {terminar} [] <infinitive> => de
    dejé|dejaste|dejó|dejamos|dejaron [] fumar|beber|trabajar|estudiar|llorar|jugar|comer|hablar => de
    ganas [] <infinitive> => de
    ganas [a|para] <infinitive> => de
    miedo [] <infinitive> => de
    miedo [con|por] <art> => de
    me|te|se|nos acuerdo|acuerdas|acordamos|acordé|acordaste [] mi|tu|su|nuestro|nuestra|el|la|los|las|ese|esa|este|esta <noun> => de
    me parezco [con|como] <poss|me|art|firstname> => a
    te pareces [con|como] <poss|me|art|firstname> => a
    se parece|parecen [con|como] <poss|me|art|firstname> => a
    {viajar|venir|llegar|volver|regresar} [a|con|de] tren|autobús|coche|avión|bicicleta|metro|taxi|barco <end> => en
    {ir} [a|con|de] tren|autobús|coche|avión|bicicleta|metro|taxi|barco => en
    {ir} [en|con|por] pie => a
    {llegar|viajar|volver|regresar|venir} [en] <city|country> => a
    {ir} [en] <city|country> => a
    fui|fuimos|fuiste [en] <city|country> => a
    fui|fuimos|fuiste [en] la <placef> => a
    he|has|ha|hemos|han|había estado|vivido|trabajado [a] <city|country> => en
    he|has|ha|hemos|han|había ido|viajado|llegado|vuelto [en] <city|country> => a
    he|has|ha|hemos|han|había estado [a] la <placef> => en
    {vivir|trabajar} [a] <city|country> => en
    {estar} [a] <city|country> => en
    {estar|vivir|quedar} [a] casa => en
    {estar} [a] la <placef> => en
    {estar} [a] mi|tu|su casa|oficina|escuela|habitación|universidad => en
    fui|fuimos|fuiste [] <city|country> => a
    vengo|vienes|venimos [] <country> => de
    soy|eres|somos [] <country> => de
    vivo|vives|vivimos [] <city|country> => en
    <person> vive [] <city|country> => en
    voy|vas|vamos|viajo|viajé|viajamos|fui|fuimos|llego|llegué|llegamos [] <city|country> => a
    voy|vas|vamos|vais|fui|fuimos [] la <placef> => a
    voy|vas|vamos|fui|fuimos [] mi|tu|su casa|escuela|oficina|habitación|universidad => a
    me intereso [a|de] => por
    {pagar} [para] la|el|las comida|entrada|entradas|cena|cuenta|libro|billete|hotel|café => por
    {preocupar} [sobre] <det|me> => por
    trabajo|trabajas|trabajamos|estudio|estudias|estudiamos|corro|duermo|leo|desayuno [para|a|en] la mañana|tarde|noche <end> => por
    trabajo|trabajas|trabajamos|estudio|estudias|estudiamos|corro|duermo|leo|desayuno [para] la mañana|tarde|noche y => por
    {trabajar|estudiar|viajar} [en] la mañana|tarde|noche <end> => por
    aprendo|aprendemos|estudio|estudiamos <language> [por] <infinitive> => para
    {bajar} [] el autobús|tren|metro => de
    interesado|interesada|interesados [sobre|por] <infinitive> => en
    famoso|famosa|famosos [para] <poss> => por
    cansado|cansada|cansados [por|con] <infinitive> => de
    capaz|capaces [a|para] <infinitive> => de
    difícil|fácil|imposible [a] <infinitive> <end> => de
    listo|lista [por] <infinitive> => para
    preparado|preparada [a|por] <infinitive> => para
    {entrar} [] mi|tu|su <place> => en
    {salir} [] mi|tu|su <place> => de
    {montar} [] bicicleta <end> => en
    {viajar} [con|por] tren|autobús|coche => en
  `,
});

const withoutPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.noPreposition,
  lines: `
    {buscar} [para] <det> => 
    {esperar} [para] <det> autobús|tren|taxi|amigo|amiga|hermano|novio|clase => 
    {escuchar} [a] música => 
    {escuchar} [a] la música|radio => 
    {ver|mirar} [a] la televisión|tele|película => 
    {mirar} [en] la televisión|tele|película|foto => 
    {buscar} [por] <poss> <lost|person> => 
    {buscar} [por] el|los|las <lost> => 
    {recordar} [de] <det> => 
    {visitar} [a] <city|country> => 
    {necesitar} [por] un|una|mi|tu <noun> => 
  `,
});

const places = phraseRule({
  kind: 'preposition',
  classes,
  reason: phraseReasons.said,
  lines: `
    al lado [] mi|tu|su|la|los|las <noun> => de
    al lado [a|con] <det> => de
    alrededor [] la|los|las|mi <noun> => de
    cerca|lejos|dentro|detrás|debajo|encima|delante [a|con|en] <poss|me> => de
    cerca|lejos|dentro|detrás|debajo|encima|delante [a|con] la <noun> => de
    cerca|lejos|detrás|debajo|encima|delante [al] <noun> => del
    cerca|detrás|debajo|encima|delante|lejos|dentro [el] <noun> => del
    al lado [el|al] <noun> => del
    fui|fuimos|fuiste [en el] <placem> => al
    {ir} [en el] <placem> => al
    {estar} [al] trabajo|parque|hospital|cine|restaurante|hotel|supermercado|museo|gimnasio => en el
    antes|después [el] trabajo|almuerzo|desayuno|examen|partido|cine <end> => del
    antes|después [] la clase|cena|comida|película|escuela|fiesta|universidad|reunión <end> => de
    {ir|venir} [a|en|para] vacaciones <end> => de
    [por|a|para] mi opinión => en
    [para] ejemplo => por
    [en] la edad de <number> => a
    [para|en] primera vez => por
    [por la|para la] primera vez => por
    voy|vas|vamos|vais|fui|fuimos|fuiste [el] <placem> => al
    {estar} [en] la izquierda|derecha => a
    gira|doble|dobla|gire [en] la izquierda|derecha => a
    la casa|habitación|oficina|foto|ropa [] mi <person> <end> => de
    casa [] mi|tu|su <person> <end> => de
  `,
});

/** Este regalo es por ti. */
const forPerson = phraseRule({
  kind: 'preposition',
  classes,
  reason: () =>
    ownReason(
      'The person who gets something takes *para*: *para ti*. *Por* names a cause.',
      'О том, кому что-то предназначено, говорят с *para*: *para ti*. *Por* называет причину.',
      'Bir şeyin kime verildiği *para* ile söylenir: *para ti*. *Por* ise nedeni bildirir.',
    ),
  lines: `
    regalo|carta|café|libro|mensaje|sorpresa|paquete es [por] <me|poss|firstname> => para
    flores|regalos|libros|cartas|entradas son [por] <me|poss|firstname> => para
    {comprar} un|una|este|esta|estas|estos <noun> [por] <poss> <person> => para
  `,
});

/** Viví en Madrid para dos años. */
const duration = phraseRule({
  kind: 'preposition',
  classes,
  reason: () =>
    ownReason(
      '“For” a length of time and “during” something are *durante*: *durante dos años*, *durante la clase*.',
      'О том, сколько или во время чего это длилось, говорят с *durante*: *durante dos años*, *durante la clase*.',
      '“… boyunca” ve “… sırasında” anlamında *durante* kullanılır: *durante dos años*, *durante la clase*.',
    ),
  lines: `
    viví|vivimos|trabajé|trabajamos|estudié|estudiamos|esperé|esperamos|dormí|hablé|hablamos [para] <number> años|meses|semanas|días|horas|minutos => durante
    viví|vivimos|trabajé|trabajamos|estudié|estudiamos en <name> [para] <number> años|meses|semanas|días => durante
    [mientras] la|el|mi|tu <lesson> <end> => durante
  `,
});

/** En la semana pasada; es en el 5 de mayo; cinco mayo. */
const dates = phraseRule({
  kind: 'preposition',
  classes,
  reason: () =>
    ownReason(
      'Days, dates and words such as *la semana pasada* have no *en*; a date has *de*: *el 5 de mayo*.',
      'Дни, даты и слова вроде *la semana pasada* стоят без *en*; в дате нужно *de*: *el 5 de mayo*.',
      'Günler, tarihler ve *la semana pasada* gibi sözler *en* almaz; tarihte *de* gerekir: *el 5 de mayo*.',
    ),
  lines: `
    [en la] semana pasada|próxima => la
    [en el] año|mes|verano|invierno|fin pasado|próximo => el
    [en el] próximo año|mes|verano|fin => el
    [en la] próxima semana => la
    [en] ayer|hoy|anoche|anteayer => 
    [en el] <day|number> de <month> => el
    [en] <day> de <month> => el
    el <day|small> [] <month> => de
    en [el] <month> <end> => 
    <day> de <month> [en] <year> => de
    <month> [en] <year> => de
  `,
});

export const prepositionRules: readonly Rule[] = [
  contractions,
  dates,
  forPerson,
  duration,
  places,
  otherPreposition,
  withoutPreposition,
];
