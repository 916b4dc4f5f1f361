import { perWord, type Cursor } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { bareNoun, isBarePlaceName, nounsAt } from './turkish-clause.ts';
import { isTown, nameWith } from './turkish-names.ts';
import { nounWith } from './turkish-nouns.ts';

const than = { kind: 'case' as const, reason: { note: 'comparison-with-den' } };

const ofTowns = wordSet('kalabalık büyük küçük pahalı ucuz soğuk sıcak sakin eski');

/** Whether what follows is "more", a quality, and the end: daha pahalı. */
function isMoreAt(cursor: Cursor, offset: number): boolean {
  const at = cursor.text(offset) === 'çok' ? offset + 1 : offset;
  const quality = cursor.token(at + 1);
  return (
    cursor.text(at) === 'daha' &&
    cursor.isEnd(at + 1) &&
    quality?.readings.some(({ pos }) => pos === 'adjective') === true
  );
}

/** Bu kitap o kitap daha pahalı; Ankara İstanbul daha küçük; Bugün dün daha soğuk. */
export const twoCompared = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  if (isBarePlaceName(cursor, 0) && isBarePlaceName(cursor, 1) && isMoreAt(cursor, 2)) {
    return cursor.replace([1, 2], nameWith(cursor.token(1)?.written ?? '', 'DAn'), than);
  }
  const [town = '', ending = ''] = (cursor.token(1)?.written ?? '').replace('’', "'").split("'");
  // Trabzon Ankara'da daha rahat: a team, at another place.
  const isAt =
    isTown(town.toLocaleLowerCase('tr')) &&
    /^[dt][ae]$/u.test(ending) &&
    ofTowns.has(cursor.text(3));
  if (isBarePlaceName(cursor, 0) && isTown(cursor.text(0)) && isAt && isMoreAt(cursor, 2))
    return cursor.replace([1, 2], nameWith(town, 'DAn'), than);
  const days = `${cursor.text(0)} ${cursor.text(1)}`;
  if (/^(?:bugün (?:dün|yarın)|yarın bugün)$/u.test(days) && isMoreAt(cursor, 2))
    return cursor.replace([1, 2], attach(cursor.text(1), 'DAn'), than);
  const isPair = /^(?:bu|şu)$/u.test(cursor.text(0)) && /^(?:o|şu|bu)$/u.test(cursor.text(2));
  if (!isPair || cursor.text(0) === cursor.text(2) || !bareNoun(cursor, 1)) return undefined;
  const noun = bareNoun(cursor, 3);
  if (!noun || !isMoreAt(cursor, 4)) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: 'ablative' });
  return right !== undefined && cursor.replace([3, 4], right, than);
});

/** Kardeşim bana daha küçük: older and younger than someone. */
export const olderThan = perWord((cursor) => {
  const than = new Map([
    ['bana', 'benden'],
    ['sana', 'senden'],
  ]).get(cursor.text(0));
  const isAge = /^(?:küçük|büyük|genç|yaşlı|kısa|uzun)$/u.test(cursor.text(2));
  if (than === undefined || cursor.text(1) !== 'daha' || !isAge || !cursor.isEnd(2))
    return undefined;
  const isPerson = nounsAt(cursor, -1).some(
    (one) => one.owner !== null && one.case === 'nominative' && kin.has(one.lexeme.text),
  );
  return (
    isPerson &&
    cursor.replace([0, 1], than, { kind: 'case', reason: { note: 'comparison-with-den' } })
  );
});
const kin = wordSet('kardeş abla abi anne baba arkadaş eş kuzen oğul kız teyze amca');
