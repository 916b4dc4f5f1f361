import { phraseRule } from '../../correction/phrase-rule.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';

/* Expressions whose reason says what the other words would mean, or where they are said. */

/** Estoy frío. */
const coldness = phraseRule({
  kind: 'expression',
  classes,
  reason: () => ({ note: 'age-with-tener' }),
  lines: `
    <start> [estoy] frío <end> => tengo
  `,
});

/** Está tarde: said in parts of America. */
const hour = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      'For the hour, *es tarde* and *es temprano* are used everywhere; *está tarde* is heard only in parts of America.',
      'О времени везде говорят *es tarde*, *es temprano*; *está tarde* слышно лишь в части Америки.',
      'Saat için her yerde *es tarde*, *es temprano* denir; *está tarde* yalnız Amerika’nın bazı yerlerinde duyulur.',
    ),
  lines: `
    <start> [está] tarde|temprano <end> => es
  `,
});

/** Estoy muy bueno. */
const health = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      'To say how you are, use *bien*; *estoy bueno* means “I’m attractive” or “I’m well again”.',
      'О самочувствии говорят *bien*; *estoy bueno* значит «я привлекателен» или «я выздоровел».',
      'Nasıl olduğunu söylerken *bien* kullanılır; *estoy bueno* “çekiciyim” ya da “iyileştim” demektir.',
    ),
  lines: `
    estoy muy [bueno|buena] <end> => bien
  `,
});

const servedFood = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      'How hot something is now is said with *estar*; with *ser* it would always be so, by its nature.',
      'О том, горячее ли что-то сейчас, говорят с *estar*; с *ser* оно было бы таким всегда, по своей природе.',
      'Bir şeyin şu anki sıcaklığı *estar* ile söylenir; *ser* her zaman, doğası gereği öyle olduğunu anlatır.',
    ),
  lines: `
    <start> el|mi|tu café|té [es] muy caliente|frío <end> => está
    <start> el|mi|tu café|té [es] caliente|frío <end> => está
    <start> la|mi|tu sopa|leche [es] muy caliente|fría <end> => está
    <start> la|mi|tu sopa|leche [es] caliente|fría <end> => está
  `,
});

/** El café es frío. "¿El café es frío?" asks what kind of drink it is. */
const temperature: Rule = (sentence) => (sentence.end.includes('?') ? [] : servedFood(sentence));

/** El chico quien vive aquí. */
const relative = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      'After a noun, “who”, “which” and “that” are usually *que*; *quien* and *el cual* need a comma or a preposition before them.',
      'После существительного «который» — обычно *que*; перед *quien* и *el cual* нужна запятая или предлог.',
      'İsimden sonra genellikle *que* gelir; *quien* ve *el cual* önünde virgül ya da edat ister.',
    ),
  lines: `
    <start> el|la|los|las <person> [quien|quienes|cual|cuales] <verb|anyclitic> => que
    <start> el|la|los|las hombre|señor|señora|muchacho|gente|persona|personas|libro|casa|coche [quien|cual|cuales] <finite> => que
  `,
});

/** La ciudad cuando vivo. */
const placeWhere = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      '*Donde* is for a place, *cuando* for a time.',
      '*Donde* — о месте, *cuando* — о времени.',
      '*Donde* yer için, *cuando* zaman için kullanılır.',
    ),
  lines: `
    <start> la|el ciudad|pueblo|país|lugar [cuando] vivo|vivimos|trabajo => donde
  `,
});

/** Compré flores por mi madre. */
const receiver = phraseRule({
  kind: 'preposition',
  classes,
  reason: () =>
    ownReason(
      'The person who gets something takes *para*; *por mi madre* would be “because of” or “instead of” her.',
      'Тот, кому что-то предназначено, — с *para*; *por mi madre* значило бы «из-за» или «вместо» неё.',
      'Bir şeyi alacak kişi *para* ile söylenir; *por mi madre* “annem yüzünden” ya da “annemin yerine” demek olurdu.',
    ),
  lines: `
    compré|compro|traje|traigo flores|regalos|dulces|bombones|ropa [por] <poss> <person> <end> => para
  `,
});

/** Salgo a casa a las ocho. */
const leaving = phraseRule({
  kind: 'preposition',
  classes,
  reason: () =>
    ownReason(
      'To leave home is *salir de casa*; to set off for home, *salir para casa*.',
      'Выйти из дома — *salir de casa*; отправиться домой — *salir para casa*.',
      'Evden çıkmak *salir de casa*, eve doğru yola çıkmak *salir para casa* olur.',
    ),
  lines: `
    {salir} [a] casa a|temprano|tarde|cada => de
    {salir} [a] casa <end> => de
  `,
});

/** Hice un error: understood, and said in parts of America. */
const makeMistake = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      'The usual verb with *error* is *cometer*; *hacer un error* is said in some places.',
      'С *error* обычно говорят *cometer*; *hacer un error* слышно лишь кое-где.',
      '*Error* ile genellikle *cometer* kullanılır; *hacer un error* bazı yerlerde söylenir.',
    ),
  lines: `
    [hice] un|muchos|el error|errores => cometí
    [hago] un|muchos|el error|errores => cometo
    [hizo] un|muchos|el error|errores => cometió
    [hicimos] un|muchos|el error|errores => cometimos
    he|ha|has|hemos|han [hecho] un|muchos error|errores => cometido
  `,
});

/** Me pidió dónde. */
const asking = phraseRule({
  kind: 'expression',
  classes,
  reason: () =>
    ownReason(
      'A question is asked with *preguntar*; *pedir* is to ask for something.',
      'Задать вопрос — *preguntar*; *pedir* — попросить что-то.',
      'Soru sormak *preguntar*, bir şey istemek *pedir* ile söylenir.',
    ),
  lines: `
    [pidió] dónde|cómo|cuándo|quién => preguntó
    [pedí] dónde|cómo|cuándo|quién => pregunté
    [pide] dónde|cómo|cuándo|quién => pregunta
    [pido] dónde|cómo|cuándo|quién => pregunto
  `,
});

export const explainedExpressions: readonly Rule[] = [
  coldness,
  hour,
  health,
  temperature,
  relative,
  placeWhere,
  receiver,
  leaving,
  makeMistake,
  asking,
];
