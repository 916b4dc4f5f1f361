import { cellOf } from '../../paradigms/drawing.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { secondLocativeOf } from './key-forms.ts';
import { stressFaults } from './stress-faults.ts';

/** A declension of nominative and genitive, singular and plural. */
function declension(forms: string): ParadigmTable {
  const [one, many, ofOne, ofMany] = forms.split(' ');
  return {
    name: 'declension',
    pos: 'noun',
    columns: ['singular', 'plural'],
    rows: [
      { label: 'nominative', cells: [cellOf(one), cellOf(many)] },
      { label: 'genitive', cells: [cellOf(ofOne), cellOf(ofMany)] },
    ],
  };
}

const town = {
  text: 'город',
  pos: 'noun',
  stressed: 'го́род',
  accent: 'c',
  keyForms: ['го́рода', 'города́', 'городо́в'],
};
const towns = [declension('город города города городов')];

test('a noun whose key forms are of its pattern has no faults', () => {
  expect(stressFaults(town, towns)).toEqual([]);
});

test('a key form of another pattern is a fault', () => {
  expect(stressFaults({ ...town, accent: 'a' }, towns)).toEqual([
    'города́ is stressed on its ending, which is not pattern a',
    'городо́в is stressed on its ending, which is not pattern a',
  ]);
});

test('a key form that the table lacks is a fault', () => {
  const word = { ...town, keyForms: ['го́рода', 'го́роды', 'городо́в'] };
  expect(stressFaults(word, towns)).toEqual([
    'го́роды is stressed on its stem, which is not pattern c',
    'key form го́роды is города in the table',
  ]);
});

test('a missing mark and another spelling are faults', () => {
  expect(stressFaults({ text: 'город', pos: 'noun', stressed: 'городь' }, [])).toEqual([
    'городь needs one stress mark',
    'the stressed городь is not город',
  ]);
});

test('a verb’s key forms are compared with its patterns', () => {
  const word = { text: 'писать', pos: 'verb', stressed: 'писа́ть' };
  const keyForms = ['пишу́', 'пи́шут', 'писа́л', 'писа́ла', 'писа́ло'];
  expect(stressFaults({ ...word, accent: 'c/a', keyForms }, [])).toEqual([]);
  expect(stressFaults({ ...word, accent: 'b/a', keyForms }, [])).toEqual([
    'пи́шут is not stressed on its ending, as pattern b/a would have it',
  ]);
  expect(stressFaults({ ...word, accent: 'x' }, [])).toEqual(['unknown accent pattern x']);
});

test('an adjective’s short forms are compared with its patterns', () => {
  const word = { text: 'новый', pos: 'adjective', stressed: 'но́вый' };
  const keyForms = ['нова́', 'но́во', 'но́вы'];
  expect(stressFaults({ ...word, accent: 'a/c', keyForms }, [])).toEqual([]);
  expect(stressFaults({ ...word, accent: 'a/b', keyForms }, [])).toEqual([
    'short form но́во is not pattern a/b',
  ]);
});

test('the second locative is a fact or a phrase among the key forms', () => {
  expect(secondLocativeOf({ text: 'лес', pos: 'noun', secondLocative: 'в лесу́' })).toBe('в лесу́');
  const keyForms = ['ле́са', 'леса́', 'лесо́в', 'в лесу́'];
  expect(secondLocativeOf({ text: 'лес', pos: 'noun', keyForms })).toBe('в лесу́');
  expect(secondLocativeOf({ text: 'дом', pos: 'noun' })).toBeUndefined();
});
