import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { ownReason } from './own-reason.ts';
import { muchAndMany } from './reasons.ts';

const singulars = mapOf({
  are: 'is',
  were: 'was',
  have: 'has',
  "aren't": "isn't",
  "weren't": "wasn't",
});

const masses = wordSet(
  `water sugar milk salt butter bread rice flour cheese meat oil juice coffee tea snow rain space luck air
  sand soap paper electricity gold wine beer soup pasta fruit money time information advice homework furniture
  traffic luggage work love help`,
);

/** How many water do you drink? I have few money. */
export const amountOfMass = perWord((cursor) => {
  const word = cursor.text(0);
  const noun = cursor.text(1);
  if (!masses.has(noun)) return undefined;
  const isAsked =
    word === 'many' &&
    cursor.text(-1) === 'how' &&
    /^(?:do|does|did|is|was|have|has|should)$/u.test(cursor.text(2)) &&
    noun !== 'help' &&
    noun !== 'work' &&
    noun !== 'love';
  const isMuch =
    word === 'many' &&
    /^(?:too|so|very|not|have|has|had|need|drink|is)$/u.test(cursor.text(-1)) &&
    cursor.isEnd(1) &&
    // "Not many work here, and not many help."
    (!/^(?:work|help|love)$/u.test(noun) || /^(?:have|has|had)$/u.test(cursor.text(-2)));
  if (isAsked || isMuch) {
    const right = 'much';
    return cursor.replace([0, 1], right, { kind: 'number', reason: muchAndMany });
  }
  const isFew =
    word === 'few' && (cursor.isEnd(1) || /^(?:and|but|in|for|left|now)$/u.test(cursor.text(2)));
  if (!isFew || /^(?:fruit|coffee|tea|beer|soup|wine|cheese|work|help|love)$/u.test(noun)) {
    return undefined;
  }
  return cursor.replace([0, 1], 'little', {
    kind: 'number',
    reason: ownReason(
      'Con lo que no se cuenta se usa *little* (o *a little*); *few* va con lo que se cuenta.',
      'С тем, что не считают по штукам, говорят *little* (или *a little*); *few* — с тем, что считают.',
      'Sayılamayan isimlerle *little* (ya da *a little*), sayılabilenlerle *few* kullanılır.',
    ),
  });
});

/** My luggage are heavy. */
export const verbOfMass = perWord((cursor) => {
  const isMass =
    /^(?:information|advice|furniture|homework|luggage|baggage|equipment|money|knowledge|traffic|weather|hair)$/u.test(
      cursor.text(1),
    );
  if (
    !cursor.isStart(0) ||
    !isMass ||
    !/^(?:my|your|his|her|our|their|the|this)$/u.test(cursor.text(0))
  )
    return undefined;
  const right = singulars.get(cursor.text(2));
  const shown = cursor.words(0, 2);
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(`*${shown}*`, `*${right}*`),
    })
  );
});

const hair = ownReason(
  'El pelo de la cabeza es *hair*, incontable; *a hair* es un solo pelo.',
  'Волосы на голове — *hair*, неисчисляемое; *a hair* — один волос.',
  'Başımızdaki saçın tümü *hair* ile söylenir ve sayılmaz; *a hair* tek bir saç telidir.',
);

/** My hairs are long; she has black hairs. "She has dark hairs on her arms" is right. */
export const hairNotHairs = perWord((cursor) => {
  if (cursor.text(0) !== 'hairs') return undefined;
  const be = singulars.get(cursor.text(1));
  const before = cursor.text(-1);
  const isDescribed =
    /^(?:long|short|dark|black|brown|blond|blonde|red|curly|straight|beautiful|wet)$/u.test(before);
  const owner = isDescribed ? cursor.text(-2) : before;
  if (/^(?:my|your|his|her)$/u.test(owner) && be !== undefined) {
    return cursor.replace([0, 2], `hair ${be}`, { kind: 'number', reason: hair });
  }
  const isOnHead =
    isDescribed &&
    /^(?:has|have|had)$/u.test(owner) &&
    /^(?:i|you|he|she|we|they)$/u.test(cursor.text(-3)) &&
    (cursor.isEnd(0) || cursor.text(1) === 'and');
  const isCared =
    !isDescribed &&
    /^(?:my|your|his|her)$/u.test(owner) &&
    /^(?:wash|washes|washed|cut|cuts|comb|brush|dry|dye|dyed)$/u.test(cursor.text(-2)) &&
    cursor.isEnd(0);
  if (!isOnHead && !isCared) return undefined;
  return cursor.replace([0, 1], 'hair', { kind: 'number', reason: hair });
});
