import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { ColumnLabel, RowLabel, TableName } from '../../paradigms/labels.ts';

/** Real words that look like a regular form. */
const realWords = wordSet(
  `pedo costo cerro jugo cabo moro vento conto sego so sen pode do vo volvo salo more moren cerra servo
  probo proba dolo ole aposto medo veste consola consolas hervo coco coces roda rodo colo fluí ses sono`,
);

/** Endings by rule: row, column, and the endings of verbs in -ar, -er and -ir. */
type Endings = readonly [row: RowLabel, column: ColumnLabel, ar: string, er: string, ir: string];

const regular: Readonly<Partial<Record<TableName, readonly Endings[]>>> = {
  'non-finite': [
    ['participle', 'form', 'ado', 'ido', 'ido'],
    ['gerund', 'form', 'ando', 'iendo', 'iendo'],
  ],
  present: [
    ['first', 'singular', 'o', 'o', 'o'],
    ['second', 'singular', 'as', 'es', 'es'],
    ['third', 'singular', 'a', 'e', 'e'],
    ['first', 'plural', 'amos', 'emos', 'imos'],
    ['third', 'plural', 'an', 'en', 'en'],
    // Those of another group, which learners mix up: vivemos, hacimos.
    ['first', 'plural', '', 'amos', 'emos'],
  ],
  preterite: [
    ['first', 'singular', 'é', 'í', 'í'],
    ['second', 'singular', 'aste', 'iste', 'iste'],
    ['third', 'singular', 'ó', 'ió', 'ió'],
    ['first', 'plural', 'amos', 'imos', 'imos'],
    ['third', 'plural', 'aron', 'ieron', 'ieron'],
  ],
  imperfect: [
    ['first', 'singular', 'aba', 'ía', 'ía'],
    ['second', 'singular', 'abas', 'ías', 'ías'],
    ['first', 'plural', 'ábamos', 'íamos', 'íamos'],
    ['third', 'plural', 'aban', 'ían', 'ían'],
  ],
  future: [
    ['first', 'singular', 'aré', 'eré', 'iré'],
    ['second', 'singular', 'arás', 'erás', 'irás'],
    ['third', 'singular', 'ará', 'erá', 'irá'],
    ['first', 'plural', 'aremos', 'eremos', 'iremos'],
    ['third', 'plural', 'arán', 'erán', 'irán'],
  ],
  conditional: [
    ['first', 'singular', 'aría', 'ería', 'iría'],
    ['second', 'singular', 'arías', 'erías', 'irías'],
    ['first', 'plural', 'aríamos', 'eríamos', 'iríamos'],
    ['third', 'plural', 'arían', 'erían', 'irían'],
  ],
};

/** Mixed forms of the most common irregular verbs, by the right form. */
const mixed = mapOf({
  dijo: 'dijió dició dició dijó',
  dijeron: 'dijieron dicieron',
  dije: 'dijí dicí dijé',
  hizo: 'hició hizó hació izo',
  hice: 'hicé hací',
  hicieron: 'hizieron',
  tuvo: 'tuvió tuvó tubo',
  tuve: 'tuví tuvé',
  estuvo: 'estuvió estuvó estubo',
  estuve: 'estuví estuvé',
  pudo: 'pudió pudó',
  pude: 'pudí pudé',
  puso: 'pusió pusó',
  puse: 'pusí pusé',
  quiso: 'quisió quisó queró',
  quise: 'quisí quisé',
  vino: 'vinió vinó',
  vine: 'viní viné',
  supo: 'supió supó',
  supe: 'supí supé',
  trajo: 'trajió trajó',
  traje: 'trají trajé',
  trajeron: 'trajieron',
  condujeron: 'condujieron',
  fueron: 'fuieron fueren',
  fui: 'fuí fuy',
  fue: 'fué',
  dio: 'dió',
  vio: 'vió',
  vi: 'ví',
  iba: 'iva',
  íbamos: 'ivamos ibamos',
  haya: 'haiga',
  durmió: 'dormó',
  pidió: 'pedó',
  sé: 'sabo sepo',
  quepo: 'cabo',
  jugó: 'juegó',
  jugué: 'juegué jugé',
  llegué: 'llegé',
  busqué: 'buscé busque',
  empecé: 'empezé',
  almorcé: 'almorzé',
  pagué: 'pagé',
  toqué: 'tocé',
  practiqué: 'practicé',
  expliqué: 'explicé',
  leyó: 'leó leió',
  leyeron: 'leieron',
  creyó: 'creió',
  oyó: 'oió',
  leyendo: 'leiendo leendo',
  oyendo: 'oiendo',
  yendo: 'iendo',
  creyendo: 'creiendo',
  jugamos: 'juegamos',
  podemos: 'puedemos',
  queremos: 'quieremos',
  tenemos: 'tienemos',
  dormimos: 'duermimos',
  pensamos: 'piensamos',
  empezamos: 'empiezamos',
  preferimos: 'prefierimos',
  volvemos: 'vuelvemos',
  entendemos: 'entiendemos',
  pedimos: 'pidimos',
  vuelto: 'vuelvido volvido',
  dicho: 'dichido',
});

/** Forms that keep the vowel of the infinitive; learners take over that of "duerme": duermemos. */
const unbent: readonly [TableName, ...Endings][] = [
  ['present', 'first', 'plural', 'amos', 'emos', 'imos'],
  ['present', 'first', 'plural', '', 'imos', 'emos'],
  ['preterite', 'first', 'singular', 'é', 'í', 'í'],
  ['preterite', 'second', 'singular', 'aste', 'iste', 'iste'],
  ['preterite', 'third', 'singular', 'ó', 'ió', 'ió'],
  ['preterite', 'third', 'plural', 'aron', 'ieron', 'ieron'],
  ['imperfect', 'first', 'singular', 'aba', 'ía', 'ía'],
  ['non-finite', 'infinitive', 'form', 'ar', 'er', 'ir'],
  ['non-finite', 'gerund', 'form', 'ando', 'iendo', 'iendo'],
];

/** Irregular forms as if they were regular: rompido, teno, quero, tenieron, poneré; and mixed ones. */
export function misspeltSpanish(lexicon: Lexicon): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  function add(
    lexeme: Lexeme,
    wrong: string,
    table: TableName,
    row: RowLabel,
    column: ColumnLabel,
  ) {
    const [right] = lexicon.formsAt(lexeme, 'verb', { table, row, column });
    if (right === undefined || right === wrong || realWords.has(wrong) || found.has(wrong)) return;
    if (wrong.length >= shortest && !lexicon.isKnown(wrong)) found.set(wrong, right);
  }
  const groups = ['ar', 'er', 'ir'];
  for (const lexeme of lexicon.lexemes) {
    if (!lexeme.pos.includes('verb') || !/[aei]r$/u.test(lexeme.text)) continue;
    const group = groups.indexOf(lexeme.text.slice(-2));
    const stem = lexeme.text.slice(0, -2);
    const [third = ''] = lexicon.formsAt(lexeme, 'verb', {
      table: 'present',
      row: 'third',
      column: 'singular',
    });
    const bent = third.slice(0, -1);
    if (/[ae]$/u.test(third) && bent !== stem && bent.length > 2) {
      for (const [table, row, column, ...endings] of unbent) {
        const ending = endings[group] ?? '';
        if (ending !== '') add(lexeme, bent + ending, table, row, column);
      }
    }
    for (const [table, rows] of Object.entries(regular)) {
      for (const [row, column, ...endings] of rows) {
        const ending = endings[group] ?? '';
        if (ending !== '') add(lexeme, stem + ending, table as TableName, row, column);
      }
    }
  }
  for (const [right, wrongs] of mixed) {
    for (const wrong of wrongs.split(' ')) {
      if (!lexicon.isKnown(wrong)) found.set(wrong, right);
    }
  }
  return found;
}

const shortest = 2;
