import { attachObjects, ordersWithObjects } from './orders-with-objects.ts';

test.each([
  ['limpia', 'lo', 'límpialo'],
  ['cuida', 'la', 'cuídala'],
  ['guarda', 'los', 'guárdalos'],
  ['sigue', 'me', 'sígueme'],
  ['busque', 'lo', 'búsquelo'],
  ['averigua', 'lo', 'averígualo'],
  ['trae', 'lo', 'tráelo'],
  ['lee', 'lo', 'léelo'],
  ['oye', 'me', 'óyeme'],
  ['construye', 'lo', 'constrúyelo'],
  ['vuelve', 'te', 'vuélvete'],
  ['piensa', 'lo', 'piénsalo'],
  ['envía', 'lo', 'envíalo'],
  ['reúne', 'los', 'reúnelos'],
  ['atrapen', 'lo', 'atrápenlo'],
  ['lleva', 'telo', 'llévatelo'],
  ['pon', 'lo', 'ponlo'],
  ['haz', 'melo', 'házmelo'],
  ['da', 'melo', 'dámelo'],
  ['dé', 'me', 'deme'],
  ['detén', 'lo', 'detenlo'],
  ['mantén', 'melo', 'manténmelo'],
])('%s with %s is %s', (order, attached, written) => {
  expect(attachObjects(order, attached)).toBe(written);
});

const isSpelled = (word: string) => ['tomate'].includes(word);

test('orders of a verb have objects', () => {
  const orders = ordersWithObjects('limpiar', isSpelled);
  expect(orders).toEqual(
    expect.arrayContaining('límpialo límpiamelo límpiatelo límpielo límpiensela'.split(' ')),
  );
  expect(orders).not.toContain('limpialo');
  expect(orders).not.toContain('límpiase');
});

test('those of a reflexive verb have its pronoun', () => {
  const orders = ordersWithObjects('quedarse', isSpelled);
  expect(orders).toEqual(expect.arrayContaining(['quédatelo', 'quédese', 'quédensela']));
  expect(orders).not.toContain('quédalo');
});

test('none is another word, or is but for its accent', () => {
  expect(ordersWithObjects('pesar', isSpelled)).not.toContain('pésame');
  expect(ordersWithObjects('tomar', isSpelled)).not.toContain('tómate');
  expect(ordersWithObjects('tomar', isSpelled)).toContain('tómatelo');
});
