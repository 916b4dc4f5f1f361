import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import { star } from './spanish-words.ts';

const expressions = phraseRule({
  kind: 'expression',
  classes,
  reason: phraseReasons.said,
  lines: `
    [en el] <weekday> => el
    [en los] lunes|martes|miércoles|jueves|viernes|sábados|domingos => los
    [en] <weekday> <end> => el
    [en] próximo <weekday> => el
    me llamo [es] => 
    [mucho] gracias => muchas
    para|por|sin|de|a [yo] <end> => mí
    para|por|sin|de|a [tú] <end> => ti
    [con mí] => conmigo
    [con yo] => conmigo
    [con ti] => contigo
    [con tú] => contigo
    [todo] los <noun> => todos
    [toda] las <noun> => todas
    [todos] el <noun> => todo
    [un otro] => otro
    [una otra] => otra
    qué hora [está] => es
    [soy nacido] => nací
    [soy nacida] => nací
    [antes] <number> años|meses|días|semanas <end> => hace
    hoy [es] frío|calor|sol <end> => hace
    <number> [anos] => años
    [preguntar] una pregunta => hacer
    [preguntarte] una pregunta => hacerte
    [preguntarle] una pregunta => hacerle
    [pregunto] una pregunta => hago
    [pregunté] una pregunta => hice
    [preguntó] una pregunta => hizo
    [es] sol <end> => hace
    [eres] en casa => estás
    [somos] en casa => estamos
    tan <adjective> [que] mi|tu|su <person> <end> => como
    tan <adjective> [que] yo|tú|él|ella|nosotros <end> => como
    [hice] una decisión => tomé
    [hacer] una decisión => tomar
    [hago] una decisión => tomo
    [dos años hace] => hace dos años
    [<number> años|días|meses|semanas hace] <end> => hace $1 $2
    [qué] es tu nombre|teléfono|dirección => cuál
    [mi nombre] llamo => me
    qué [tiempo] es <end> => hora
    a qué [tiempo] => hora
    [cuál] hora => qué
    [cómo] es|son tu|su nombre|teléfono|número|dirección|apellido => cuál
    [qué] es tu|su|el <noun> favorito|favorita|preferido => cuál
    [qué] es tu|su nombre|número|apellido|color => cuál
    cuántos años [eres|estás] => tienes
    cuántos años [es|está] => tiene
    qué edad [eres|estás] => tienes
    [cómo viejo eres] => cuántos años tienes
    [cuánto] años => cuántos
    [cuántos|cuántas|cuánta] cuesta|cuestan|vale|valen => cuánto
    cuando [fui] niño|niña|pequeño|pequeña|joven => era
    cuando yo [fui] niño|niña|pequeño|pequeña|joven => era
    cuando él|ella [fue] niño|niña|pequeño|pequeña|joven => era
    cuando [tuve] <number> años => tenía
    cuando yo [tuve] <number> años => tenía
    me|te|le|nos|les [gusto|gustas|gustamos] los|las => gustan
    me|te|le|nos|les [gusto|gustas|gustamos] el|la => gusta
    {tener} [a|de] <infinitive> => que
    {necesitar|querer|poder|deber|preferir} [que] <infinitive> => 
    antes|después [que] <infinitive> => de
    <number> años [viejo|vieja|viejos] <end> => 
    <number> años [de viejo] <end> => 
    [todo que] => todo lo que
    [toda] el mundo => todo
    [todos] el mundo => todo
    [toda] el <masculine> => todo
    [toda|todas] los <plural> => todos
    [todos|toda] las <femininePlural> => todas
    <start> [todos|todas] días|meses|años|domingos|lunes => todos los
    {estudiar|trabajar|ir|comer|correr|nadar} [todos] días|meses|años => todos los
    [todas] noches|mañanas|tardes|semanas <end> => todas las
    [otro un] => otro
    [otra una] => otra
    [una media] <masculine> => medio
    [medio] hora|docena|naranja => media
    [el|la|los|las] mi|tu|su|mis|tus|sus <noun|person> => 
    un poco [] agua|leche|pan|dinero|tiempo|sal|azúcar|vino|queso|café|arroz|aceite|carne => de
    vaso|taza|botella|kilo|kilos|litro|litros|vasos|tazas|botellas|docena|paquete|plato|gramos [] agua|leche|pan|sal|azúcar|vino|queso|café|arroz|aceite|carne|té|tomates|patatas|manzanas|naranjas|cerveza|huevos|fruta|pasta|zumo|harina => de
    cafe|millón|millones [] personas|euros|dólares|habitantes => de
    [estoy] acuerdo => estoy de
    [estás] acuerdo => estás de
    [soy] de acuerdo => estoy
    [eres] de acuerdo => estás
    [somos] de acuerdo => estamos
    [son] de acuerdo => están
    [soy] de vacaciones|viaje|pie|vuelta => estoy
    [eres] de vacaciones|viaje|pie|vuelta => estás
    [somos] de vacaciones|viaje|pie|vuelta => estamos
    [soy] seguro|segura de|que => estoy
    [eres] seguro|segura de|que => estás
    todo [es] bien <end> => está
    [hace caliente] <end> => hace calor
    {jugar} [el|a|con] <sport> => al
    {jugar} [con el] <sport> => al
    {tener} [caliente] <end> => calor
    {tener} mucho [caliente] => calor
    hoy [es muy] frío => hace mucho
    hoy [es mucho] frío|calor|viento|sol => hace mucho
    hoy [es] frío|viento => hace
    aquí [es muy] frío => hace mucho
    aquí [es] frío|calor => hace
    en invierno|verano [es muy frío] => hace mucho frío
    en invierno|verano [es muy caliente] => hace mucho calor
    en invierno|verano [es frío] <end> => hace frío
    en el invierno|verano [es muy frío] => hace mucho frío
    hoy [es] buen|mal tiempo => hace
    [es] buen|mal tiempo hoy => hace
    {esperar|querer} [qué] => que
    creo|pienso|creemos [qué] => que
    creo|pienso|creemos [] es|está|son|están|hay|va|tiene|tienes|eres|puede|puedes|tengo|voy|estás => que
    más <quality> [qué] => que
    <number> [tiempos] a|por|al => veces
    [primera|última tiempo] => $1 vez
    [introducirte] a => presentarte
    [introducirle] a => presentarle
    [introducirles] a => presentarles
    {tocar} [al] <instrument> => el
    [ciento] personas|euros|años|días|libros|dólares|metros|kilómetros|gramos => cien
    [un mil] => mil
    [un cien] => cien
    [dos cientos] => doscientos
    [tres cientos] => trescientos
    [cinco cientos] => quinientos
    [siete cientos] => setecientos
    [nueve cientos] => novecientos
    [las] una de la => la
    [las] una <end> => la
    [los] <hour> de la mañana|tarde|noche => las
    las <hour|day> [en|por] la mañana|tarde|noche => de
    las <hour> y media|cuarto [en|por] la mañana|tarde|noche => de
    son [] <hour> de la mañana|tarde|noche => las
    <start> son [] <hour> y|menos cuarto|media|diez|veinte|cinco => las
    empieza|empiezo|empieza|termina|termino|abre|cierra|llega|llego|desayuno|ceno|como|salgo|sale|levanto|levanta|acuesto|acuesta|despierto [a] <hour> <end> => a las
    empieza|empiezo|empieza|termina|termino|abre|cierra|llega|llego|desayuno|ceno|salgo|sale|levanto|levanta|acuesto|acuesta|despierto [a] <hour> de|y => a las
    <verb> [en|a] <hour> y media|cuarto => a las
    <verb> [en|a] <hour> menos cuarto|diez|veinte|cinco => a las
    <verb> [en] las <hour> y|menos|de|en => a
    empieza|empiezo|termina|termino|abre|cierra|llega|llego|desayuno|ceno|salgo|sale|levanto|acuesto|despierto [en] las <hour|number> => a
    desde [hace] <year> => 
    [porque] la <feminine> <end> => por
    [porque] el <masculine> <end> => por
  `,
});

const since = phraseRule({
  kind: 'expression',
  classes,
  reason: () => ({ note: 'present-with-desde-hace' }),
  lines: `
    desde [] <number> años|meses|días|semanas|horas => hace
    desde [] un|una año|mes|semana|hora => hace
  `,
});

const numerals = phraseRule({
  kind: 'spelling',
  classes,
  reason: ({ wrong, shown }) =>
    /(?:cientos|veintiuno)$/u.test(wrong)
      ? { note: 'numbers-agreement' }
      : (texts) => texts.said(star(shown)),
  lines: `
    [veinte y un|uno] <femininePlural> => veintiuna
    [veinte y un|uno] <plural|time> => veintiún
    [veinte y uno] => veintiuno
    [veinte y dos] => veintidós
    [veinte y tres] => veintitrés
    [veinte y cuatro] => veinticuatro
    [veinte y cinco] => veinticinco
    [veinte y seis] => veintiséis
    [veinte y siete] => veintisiete
    [veinte y ocho] => veintiocho
    [veinte y nueve] => veintinueve
    [veintiuno] años|días|libros|euros|meses|minutos|kilómetros|alumnos|estudiantes => veintiún
    [doscientos] <femininePlural> => doscientas
    [trescientos] <femininePlural> => trescientas
    [cuatrocientos] <femininePlural> => cuatrocientas
    [quinientos] <femininePlural> => quinientas
    [seiscientos] <femininePlural> => seiscientas
    [ochocientos] <femininePlural> => ochocientas
    treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa [] uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve <plural|time> => y
    ciento|doscientos|trescientos|mil [y] <small> <plural|time> => 
  `,
});

export const expressionRules: readonly Rule[] = [numerals, since, expressions];
