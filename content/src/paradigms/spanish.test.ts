import { loadShownTables } from '../testing/shown-tables.ts';

let shown: Awaited<ReturnType<typeof loadShownTables>>;

beforeAll(async () => {
  shown = await loadShownTables();
});

// RAE and ASALE, Nueva gramática de la lengua española (2009), § 4.9–4.14, and the models of the DLE.
test('a very irregular verb: tener', () => {
  expect(shown('es', 'tener').tables).toEqual({
    'verb present': ['*tengo tenemos', '*tienes tenéis', '*tiene *tienen'],
    'verb preterite': ['*tuve *tuvimos', '*tuviste *tuvisteis', '*tuvo *tuvieron'],
    'verb imperfect': ['tenía teníamos', 'tenías teníais', 'tenía tenían'],
    'verb future': ['*tendré *tendremos', '*tendrás *tendréis', '*tendrá *tendrán'],
    'verb conditional': ['*tendría *tendríamos', '*tendrías *tendríais', '*tendría *tendrían'],
    'verb present-subjunctive': ['*tenga *tengamos', '*tengas *tengáis', '*tenga *tengan'],
    'verb imperative': ['- *tengamos', '*ten tened', '*tenga *tengan'],
    'verb non-finite': ['tener', 'teniendo', 'tenido'],
  });
});

test('a reflexive verb has its pronouns: levantarse', () => {
  const { tables } = shown('es', 'levantarse');
  expect(tables['verb present']).toEqual([
    'me levanto nos levantamos',
    'te levantas os levantáis',
    'se levanta se levantan',
  ]);
  expect(tables['verb imperative']).toEqual([
    '- levantémonos',
    'levántate levantaos',
    'levántese levántense',
  ]);
  expect(tables['verb non-finite']).toEqual(['levantarse', 'levantándose', 'levantado']);
});

test.each([
  ['ir', 'present', '*voy *vamos *vas *vais *va *van'],
  ['ir', 'imperfect', '*iba *íbamos *ibas *ibais *iba *iban'],
  ['ser', 'present', '*soy *somos *eres *sois *es *son'],
  ['haber', 'present', '*he *hemos *has habéis *ha *han'],
  ['decir', 'preterite', '*dije *dijimos *dijiste *dijisteis *dijo *dijeron'],
  ['oír', 'present', '*oigo oímos *oyes oís *oye *oyen'],
  ['conducir', 'preterite', '*conduje *condujimos *condujiste *condujisteis *condujo *condujeron'],
  ['oler', 'present', '*huelo olemos *hueles oléis *huele *huelen'],
  ['jugar', 'preterite', 'jugué jugamos jugaste jugasteis jugó jugaron'],
  ['sonreír', 'preterite', 'sonreí sonreímos sonreíste sonreísteis *sonrió *sonrieron'],
  ['huir', 'present', '*huyo huimos *huyes huis *huye *huyen'],
  ['enviar', 'present', '*envío enviamos *envías enviáis *envía *envían'],
  ['guiar', 'preterite', 'guie guiamos guiaste guiasteis guio guiaron'],
  ['elegir', 'present', '*elijo elegimos *eliges elegís *elige *eligen'],
  ['apostar', 'present', '*apuesto apostamos *apuestas apostáis *apuesta *apuestan'],
  ['apostar', 'imperative', '- apostemos *apuesta apostad *apueste *apuesten'],
  ['morir', 'non-finite', 'morir *muriendo *muerto'],
  ['imprimir', 'non-finite', 'imprimir imprimiendo *impreso/imprimido'],
  ['describir', 'non-finite', 'describir describiendo *descrito'],
  ['ir', 'imperative', '- *vamos *ve id *vaya *vayan'],
  ['graduarse', 'imperative', '- graduémonos *gradúate graduaos *gradúese *gradúense'],
  ['predecir', 'future', 'predeciré predeciremos predecirás predeciréis predecirá predecirán'],
  ['leer', 'preterite', 'leí leímos leíste leísteis leyó leyeron'],
  ['buscar', 'preterite', 'busqué buscamos buscaste buscasteis buscó buscaron'],
])('%s in the %s: %s', (verb, name, expected) => {
  expect(shown('es', verb).tables[`verb ${name}`]?.join(' ')).toBe(expected);
});

test('a verb for rain has no first person', () => {
  expect(shown('es', 'llover').tables['verb present']).toEqual(['- -', '- -', '*llueve -']);
});

test.each([
  ['nariz', 'noun number', 'nariz narices'],
  ['reunión', 'noun number', 'reunión reuniones'],
  ['menú', 'noun number', 'menú *menús'],
  ['imagen', 'noun number', 'imagen imágenes'],
  ['carácter', 'noun number', 'carácter *caracteres'],
  ['delito', 'noun number', 'delito delitos'],
  ['bonito', 'adjective agreement', 'bonito bonita bonitos bonitas'],
  ['feliz', 'adjective agreement', 'feliz feliz felices felices'],
  ['común', 'adjective agreement', 'común común comunes comunes'],
  ['inglés', 'adjective agreement', 'inglés inglesa ingleses inglesas'],
  ['bueno', 'adjective comparison', 'bueno *mejor'],
])('%s has the %s %s', (text, name, expected) => {
  expect(shown('es', text).tables[name]?.join(' ')).toBe(expected);
});

test('ocurrirse is said in the third person only', () => {
  const { tables } = shown('es', 'ocurrirse');
  expect(tables['verb present']).toEqual(['- -', '- -', 'se ocurre se ocurren']);
  expect(tables['verb imperative']).toBeUndefined();
});

test('a word without forms has no table', () => {
  expect(shown('es', 'gratis').tables).toEqual({});
  expect(shown('es', 'vacaciones').tables).toEqual({});
  expect(shown('es', 'lunes').tables).toEqual({});
  expect(shown('es', 'Japón').tables).toEqual({});
});
