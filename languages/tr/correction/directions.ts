import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import {
  bareNoun,
  calledUpon,
  caseReason,
  isBarePlaceName,
  isSpeakerOrListener,
  predicateAt,
  timeNouns,
  verbsAt,
} from './turkish-clause.ts';
import { isName, isTown, nameWith } from './turkish-names.ts';
import { nounWith, type TurkishCase, type TurkishNoun } from './turkish-nouns.ts';
import { onlyNouns } from './turkish-words.ts';

const places = wordSet(
  `okul sinema market ev park hastane şehir iş otel müze kütüphane restoran ofis üniversite köy tiyatro plaj banka
  havuz konser deniz orman doktor eczane fabrika lokanta kafe mutfak bahçe stadyum havaalanı`,
);
const vehicles = wordSet('otobüs tren taksi araba uçak vapur metro minibüs gemi bisiklet tramvay');

/** gidiyorum, gitmek istiyorum, gidelim. */
function isGoing(cursor: Cursor, offset: number, lexemes: ReadonlySet<string>): boolean {
  const text = cursor.text(offset);
  if (lexemes.has(text) && /^ist[ei]|^lazım$|^zorunda/u.test(cursor.text(offset + 1))) {
    return verbsAt(cursor, offset + 1).every(isSpeakerOrListener);
  }
  if (/^gid(?:elim|eyim)$/u.test(text)) return lexemes.has('gitmek');
  const predicate = predicateAt(cursor, offset);
  return predicate !== undefined && lexemes.has(predicate.lexeme) && isSpeakerOrListener(predicate);
}

const going = wordSet('gitmek');
const moving = wordSet('gitmek gelmek');
const living = wordSet('yaşamak oturmak doğmak');
const working = wordSet('yaşamak çalışmak kalmak');
const coming = wordSet('gelmek dönmek varmak');
const centers = wordSet('okul ev iş market otel hastane park ofis sinema banka');

/** Whether it is where one arrived; "Ankara geliyorum" may be where one comes from. */
function isComing(cursor: Cursor, offset: number): boolean {
  const tense = verbsAt(cursor, offset)[0]?.tense ?? '';
  return isGoing(cursor, offset, coming) && /^(?:past-definite|future)$/u.test(tense);
}

const whereTo = {
  own: {
    en: 'The place that you come or go to takes *-e* or *-a*: *eve geldim*. The place that you come from takes *-den* or *-dan*.',
    es: 'El lugar al que llegas o vas lleva *-e* o *-a*: *eve geldim*. El lugar del que vienes lleva *-den* o *-dan*.',
    ru: 'Место, куда приходят или едут, получает *-e* или *-a*: *eve geldim*. Место, откуда приходят, — *-den* или *-dan*.',
    tr: 'Gelinen ya da gidilen yer *-e* veya *-a* alır: *eve geldim*. Nereden gelindiği *-den* veya *-dan* ile söylenir.',
  },
};

function inCase(cursor: Cursor, noun: TurkishNoun, [verb, name]: [string, TurkishCase]) {
  const right = nounWith(noun, cursor.sentence.lexicon, { case: name });
  return right !== undefined && cursor.replace([0, 1], right, caseReason(verb, name, right));
}

/** Okul gidiyorum; Otobüs geliyorum; Türkiye gitmek istiyorum; Ben Moskova yaşıyorum. */
export const placeWithoutCase = perWord((cursor) => {
  const written = cursor.token(0)?.written ?? '';
  if (isBarePlaceName(cursor, 0)) {
    if (isTown(cursor.text(0)) && isComing(cursor, 1)) {
      const right = nameWith(written, '(y)A');
      return cursor.replace([0, 1], right, { kind: 'case', reason: whereTo });
    }
    if (isGoing(cursor, 1, going)) {
      const right = nameWith(written, '(y)A');
      return cursor.replace([0, 1], right, caseReason('gitmek', 'dative', right));
    }
    const verbs = verbsAt(cursor, 1);
    const isLiving = verbs.some(({ lexeme }) => living.has(lexeme.text)) && cursor.isEnd(1);
    // "Moskova yaşıyor" alone may speak of the town itself.
    const isSure = verbs.every(isSpeakerOrListener) || hasSubject(cursor);
    if (!isLiving || !isSure) return undefined;
    const right = nameWith(written, 'DA');
    return cursor.replace(
      [0, 1],
      right,
      caseReason(verbs[0]?.lexeme.text ?? '', 'locative', right),
    );
  }
  const noun = bareNoun(cursor, 0);
  if (!noun) return undefined;
  const { text } = noun.lexeme;
  if (vehicles.has(text) && isGoing(cursor, 1, moving)) {
    const right = attach(text, '(y)lA');
    return cursor.replace([0, 1], right, { kind: 'case', reason: { note: 'ile-as-suffix' } });
  }
  if (!places.has(text)) return undefined;
  if (isGoing(cursor, 1, going)) return inCase(cursor, noun, ['gitmek', 'dative']);
  const center = nounWith(noun, cursor.sentence.lexicon, { case: 'dative' });
  if (centers.has(text) && isComing(cursor, 1) && center !== undefined)
    return cursor.replace([0, 1], center, { kind: 'case', reason: whereTo });
  const isWorking = text !== 'iş' && isGoing(cursor, 1, working);
  const verb = verbsAt(cursor, 1)[0]?.lexeme.text;
  return isWorking && verb !== undefined && inCase(cursor, noun, [verb, 'locative']);
});

/** Ailem, Ali, o: a word that is the subject of what follows. */
function hasSubject(cursor: Cursor): boolean {
  const nouns = onlyNouns(cursor, -1);
  const isOwned = nouns?.some((one) => one.owner !== null && one.case === 'nominative') === true;
  return isOwned || /^(?:ben|biz|sen|siz|onlar|şimdi|şu)$/u.test(cursor.text(-1));
}

const rooms = wordSet('ofis kütüphane okul mutfak bahçe restoran');
const inns = wordSet('otel pansiyon hastane');

/** Ofise çalışıyorum; Otele kaldık; Ankara'ya oturuyorum. */
export const placeInDative = perWord((cursor) => {
  const predicate = predicateAt(cursor, 1);
  if (!predicate) return undefined;
  const { lexeme } = predicate;
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [name = '', ending = ''] = written.split("'");
  if (lexeme === 'oturmak' && /^y?[ae]$/u.test(ending) && isName(name.toLocaleLowerCase('tr'))) {
    const right = nameWith(name, 'DA');
    return cursor.replace([0, 1], right, caseReason(lexeme, 'locative', right));
  }
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  if (!noun || !nouns?.every((one) => one.case === 'dative' && one.owner === null))
    return undefined;
  const isWorking = lexeme === 'çalışmak' && rooms.has(noun.lexeme.text);
  const isStaying =
    lexeme === 'kalmak' && inns.has(noun.lexeme.text) && isSpeakerOrListener(predicate);
  return (isWorking || isStaying) && inCase(cursor, noun, [lexeme, 'locative']);
});

/** The case of a noun right before a verb whose noun is never without one. */
const governed = mapOf<'dative' | 'ablative' | 'with'>({
  binmek: 'dative',
  başlamak: 'dative',
  katılmak: 'dative',
  inanmak: 'dative',
  güvenmek: 'dative',
  benzemek: 'dative',
  alışmak: 'dative',
  korkmak: 'ablative',
  hoşlanmak: 'ablative',
  bıkmak: 'ablative',
  evlenmek: 'with',
  tanışmak: 'with',
  buluşmak: 'with',
});
const compounds = mapOf<'dative' | 'ablative'>({
  yardım: 'dative',
  telefon: 'dative',
  teşekkür: 'dative',
  nefret: 'ablative',
  dikkat: 'dative',
});
const persons = wordSet(
  'anne baba kardeş abla abi arkadaş komşu öğretmen patron eş teyze dayı amca',
);
const holders = wordSet('masa çanta dolap raf buzdolabı cep kutu sepet sandalye tabak bardak');
const looked = wordSet('televizyon fotoğraf resim harita ayna');
const notObjects = wordSet('insan çocuk öğrenci herkes kadın adam kız erkek yarış kişi saat');

/** Otobüs bindim; Köpek korkuyorum; Annem yardım ettim; Televizyon bakıyorum. */
export const nounWithoutCase = perWord((cursor) => {
  const compound = compounds.get(cursor.text(1));
  const at = compound && /^e[td]/u.test(cursor.text(2)) ? 2 : 1;
  const predicate = predicateAt(cursor, at);
  if (!predicate || !isSpeakerOrListener(predicate)) return undefined;
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isBare = nouns?.every((one) => one.case === 'nominative' && one.owner !== 'third');
  if (!noun || !isBare) return undefined;
  const { text } = noun.lexeme;
  // Biz öğrenciler; iki durak; ne kadar iş.
  const isCounted = cursor.isStart(0) ? false : isCountedOrNamed(cursor);
  if (timeNouns.has(text) || notObjects.has(text) || isCounted) return undefined;
  // Kardeşim, korkuyorum: the one who is spoken to.
  const isObjectBefore = /[ıiuü]$/u.test(cursor.text(-1)) || cursor.text(-2) === 'bir';
  if (at === 1 && noun.owner !== null && calledUpon.has(text) && !isObjectBefore) return undefined;
  // Kitabı masa koydum: where one puts what is named before.
  const isPutting =
    predicate.lexeme === 'koymak' &&
    holders.has(text) &&
    onlyNouns(cursor, -1)?.some((one) => one.case === 'accusative') === true;
  if (isPutting && noun.owner === null) return inCase(cursor, noun, ['koymak', 'dative']);
  const isLooking = predicate.lexeme === 'bakmak' && looked.has(text);
  const name = at === 2 ? compound : isLooking ? 'dative' : governed.get(predicate.lexeme);
  const isGiving =
    noun.owner !== null &&
    persons.has(text) &&
    /^(?:vermek|söylemek|anlatmak)$/u.test(predicate.lexeme);
  if (isGiving) return inCase(cursor, noun, [predicate.lexeme, 'dative']);
  const verb = at === 2 ? `${cursor.text(1)} etmek` : predicate.lexeme;
  if (name === undefined) return undefined;
  if (name !== 'with') return inCase(cursor, noun, [verb, name]);
  const right = attach(cursor.text(0), '(y)lA');
  return cursor.replace([0, 1], right, {
    kind: 'case',
    reason: (texts) => texts.goesWith(`*${verb}*`, '*ile*'),
  });
});

function isCountedOrNamed(cursor: Cursor): boolean {
  return (
    /^(?:biz|siz|iki|üç|dört|beş|on|kaç|birkaç|çok|biraz|ne|hem|ve|ya|her|bütün|tüm|en)$/u.test(
      cursor.text(-1),
    ) || /^\d/u.test(cursor.text(-1))
  );
}
