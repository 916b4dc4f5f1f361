import { perWord } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { possessives } from './english-words.ts';
import { endsPhrase } from './noun-phrases.ts';
import { firstNames } from './first-names.ts';
import { ownReason } from './own-reason.ts';
import { kin, owned } from './nouns-of-english.ts';

const relations = wordSet('wife husband brother sister mother father son daughter');
const relatives = wordSet(
  'parents grandparents brothers sisters friends cousins neighbors neighbours',
);

/** The book of my sister; the car of Peter: they are right, but unusual. Not "the name of my friend who is ill". */
export const ownerAfterOf = perWord((cursor) => {
  if (cursor.text(0) !== 'the' || cursor.text(2) !== 'of') return undefined;
  if (!owned.has(cursor.text(1)) && !relations.has(cursor.text(1))) return undefined;
  const isName = firstNames.has(cursor.text(3)) && /^\p{Lu}/u.test(cursor.token(3)?.written ?? '');
  const isOne = possessives.has(cursor.text(3)) && kin.has(cursor.text(4));
  const isMany = possessives.has(cursor.text(3)) && relatives.has(cursor.text(4));
  if (!isName && !isOne && !isMany) return undefined;
  // "The Book of Daniel", "the son of Mary".
  const isTitle = cursor.text(1) === 'book' || relations.has(cursor.text(1));
  if (isName && (isTitle || /^\p{Lu}/u.test(cursor.token(1)?.written ?? ''))) return undefined;
  const last = isName ? 3 : 4;
  if (
    !endsPhrase(cursor, last) ||
    /^(?:and|who|that|or|of|from|in|which)$/u.test(cursor.text(last + 1))
  ) {
    return undefined;
  }
  const owner = `${cursor.words(3, last + 1)}${isMany ? "'" : "'s"}`;
  const thing = cursor.words(1, 2);
  return cursor.replace([0, last + 1], `${owner} ${thing}`, {
    kind: 'expression',
    reason: ownReason(
      `Con personas suena más natural el dueño delante, con *'s*: *${owner} ${thing}*.`,
      `О людях естественнее поставить владельца впереди, с *'s*: *${owner} ${thing}*.`,
      `İnsanlarda sahibi *'s* ile öne almak daha doğaldır: *${owner} ${thing}*.`,
    ),
  });
});
