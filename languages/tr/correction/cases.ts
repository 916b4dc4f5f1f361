import { perWord, type Cursor } from '../../correction/cursor.ts';
import type { CorrectionTexts } from '../../en/tutor/correction-texts.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { nounsOf, nounWith, type TurkishCase } from './turkish-nouns.ts';
import { verbsOf } from './turkish-verbs.ts';
import { onlyNouns, pronounOf, star } from './turkish-words.ts';

interface Government {
  case: TurkishCase | 'with';
  /** Cases that are wrong for sure. */
  wrong: readonly TurkishCase[];
}

function each(words: string, government: Government): [string, Government][] {
  return words.split(' ').map((word) => [word, government]);
}

/** The case of what comes right before a verb. */
const governed: ReadonlyMap<string, Government> = new Map([
  ...each('bakmak inanmak güvenmek binmek başlamak alışmak benzemek katılmak', {
    case: 'dative',
    wrong: ['accusative'],
  }),
  ...each('gitmek gelmek girmek varmak', { case: 'dative', wrong: ['accusative'] }),
  ...each('korkmak hoşlanmak inmek bıkmak vazgeçmek ayrılmak şüphelenmek', {
    case: 'ablative',
    wrong: ['accusative'],
  }),
  ...each('evlenmek tanışmak buluşmak', { case: 'with', wrong: ['accusative'] }),
  ...each('kalmak yaşamak', { case: 'locative', wrong: [] }),
]);

const compounds: ReadonlyMap<string, Government> = new Map([
  ['yardım', { case: 'dative', wrong: ['accusative'] }],
  ['telefon', { case: 'dative', wrong: ['accusative'] }],
  ['teşekkür', { case: 'dative', wrong: ['accusative'] }],
  ['nefret', { case: 'ablative', wrong: ['accusative', 'dative'] }],
  ['dikkat', { case: 'dative', wrong: ['accusative'] }],
]);

const times = wordSet('gün akşam sabah gece hafta ay yıl öğle saat yaz kış zaman');
const vehicles = wordSet(
  'otobüs tren taksi araba uçak vapur metro minibüs gemi dolmuş bisiklet asansör',
);

function inCase(cursor: Cursor, government: Government, verb: string): Finding | undefined {
  const text = cursor.text(0);
  const pronoun = pronounOf(text);
  const { lexicon } = cursor.sentence;
  if (pronoun) {
    const isWrong = government.wrong.some((one) => one === pronoun.case);
    if (!isWrong) return undefined;
    const right = pronoun.forms[government.case];
    return cursor.replace([0, 1], right, reasonOf(verb, government.case, right));
  }
  const nouns = onlyNouns(cursor, 0);
  if (nouns?.some(({ lexeme }) => times.has(lexeme.text))) return undefined;
  if (
    !nouns?.every(
      (one) =>
        government.wrong.includes(one.case) || (one.case === 'nominative' && one.owner === 'third'),
    )
  ) {
    return undefined;
  }
  const noun = nouns.find((one) => one.case !== 'nominative');
  if (!noun) return undefined;
  const isUnsure = nouns.some((one) => one.case === 'nominative');
  if (isUnsure && !isFirstOrSecond(cursor)) return undefined;
  const right =
    government.case === 'with'
      ? withIle(nounWith(noun, lexicon, { case: 'nominative' }))
      : nounWith(noun, lexicon, { case: government.case });
  return right === undefined
    ? undefined
    : cursor.replace([0, 1], right, reasonOf(verb, government.case, right));
}

function withIle(noun: string | undefined): string | undefined {
  return noun === undefined ? undefined : attach(noun, '(y)lA');
}

/** A possessive before a verb of the first or second person is no subject. */
function isFirstOrSecond(cursor: Cursor): boolean {
  const last = cursor.sentence.tokens.at(-1);
  const verbs = last ? verbsOf(last.text, cursor.sentence.lexicon) : [];
  return verbs.length > 0 && verbs.every(({ person }) => person !== 2 && person !== 5);
}

function reasonOf(verb: string, name: Government['case'], right: string) {
  return {
    kind: 'case' as const,
    reason: (texts: CorrectionTexts) =>
      name === 'with'
        ? texts.goesWith(star(verb), star('ile'))
        : texts.caseAfter(star(verb), name, star(right)),
  };
}

/** Beni bak; Annemi yardım ettim; Köpekleri korkuyorum. */
export const verbGovernment = perWord((cursor) => {
  const next = cursor.text(1);
  const { lexicon } = cursor.sentence;
  const compound = compounds.get(next);
  if (compound && /^(?:et|ed)/u.test(cursor.text(2)) && cursor.isEnd(2))
    return inCase(cursor, compound, `${next} etmek`);
  const imperative = /^(?:bak|bakın|inan|güven|bin)$/u.exec(next)?.[0];
  const verbs = verbsOf(next, lexicon);
  const verb =
    imperative === undefined ? verbs[0]?.lexeme.text : `${imperative.replace(/ın$/u, '')}mak`;
  if (
    verb === undefined ||
    (imperative === undefined && verbs.some(({ lexeme }) => lexeme.text !== verb))
  )
    return undefined;
  const government = governed.get(imperative ? 'bakmak' : verb);
  const isLast = cursor.isEnd(1);
  if (!government || !isLast) return undefined;
  const isVehicle =
    /^(?:binmek|inmek)$/u.test(verb) &&
    onlyNouns(cursor, 0)?.every((one) => one.case === 'locative' && vehicles.has(one.lexeme.text));
  if (isVehicle) return inCase(cursor, { ...government, wrong: ['locative'] }, verb);
  return inCase(cursor, government, imperative ? lexemeOf(imperative) : verb);
});

function lexemeOf(imperative: string): string {
  return attach(imperative.replace(/ın$/u, ''), 'mAk');
}

const places = wordSet(
  'okul sinema market ev park hastane şehir iş otel müze kütüphane restoran ofis üniversite köy tiyatro plaj',
);

/** Okulda gidiyorum; Eve kalıyorum; Ankara'ya yaşıyorum. */
export const placeAndDirection = perWord((cursor) => {
  const { lexicon } = cursor.sentence;
  const verbs = verbsOf(cursor.text(1), lexicon);
  const verb = verbs[0]?.lexeme.text;
  if (verb === undefined || !cursor.isEnd(1)) return undefined;
  const isGoing = verb === 'gitmek' || verb === 'gelmek';
  const isLiving = verb === 'yaşamak' || verb === 'kalmak';
  if (!isGoing && !isLiving) return undefined;
  if (cursor.text(0) === 'nerede' && isGoing) {
    return cursor.replace([0, 1], 'nereye', reasonOf(verb, 'dative', 'nereye'));
  }
  if (cursor.text(0) === 'nereye' && isLiving) {
    return cursor.replace([0, 1], 'nerede', reasonOf(verb, 'locative', 'nerede'));
  }
  const nouns = cursor.text(0) === 'eve' ? nounsOf('eve', lexicon) : onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const from: TurkishCase = isGoing ? 'locative' : 'dative';
  const isKnownPlace = nouns?.every(({ lexeme }) => places.has(lexeme.text));
  if (!noun || !isKnownPlace || !nouns?.every((one) => one.case === from)) return undefined;
  if (verb === 'kalmak' && (noun.lexeme.text !== 'ev' || verbs.some(({ person }) => person === 2)))
    return undefined;
  const name: TurkishCase = isGoing ? 'dative' : 'locative';
  const right = nounWith(noun, lexicon, { case: name });
  return right === undefined
    ? undefined
    : cursor.replace([0, 1], right, reasonOf(verb, name, right));
});

/** ben için, o gibi, benim göre, biz ile. */
export const postposition = perWord((cursor) => {
  const word = cursor.text(1);
  const text = cursor.text(0);
  const pronoun = pronounOf(text);
  if (pronoun && pronoun.case === 'nominative' && /^(?:için|gibi)$/u.test(word)) {
    // "O" and "bu" also point at nouns; "siz" and "onlar" may stand so.
    if (/^(?:onlar|kim)$/u.test(text) || (text === 'bu' && word === 'gibi')) return undefined;
    const right = pronoun.forms.genitive;
    return cursor.replace([0, 1], right, {
      kind: 'case',
      reason: { note: 'pronoun-genitive-with-icin' },
    });
  }
  if (pronoun && pronoun.case === 'nominative' && word === 'ile') {
    const right = pronoun.forms.with;
    return cursor.replace([0, 2], right, {
      kind: 'case',
      reason: { note: 'pronoun-genitive-with-icin' },
    });
  }
  const isDative = /^(?:göre|rağmen)$/u.test(word);
  if (pronoun && isDative && /^(?:nominative|genitive|accusative)$/u.test(pronoun.case)) {
    return cursor.replace(
      [0, 1],
      pronoun.forms.dative,
      reasonOf(word, 'dative', pronoun.forms.dative),
    );
  }
  const isAblative =
    word === 'beri' ||
    (/^(?:sonra|önce)$/u.test(word) &&
      wordSet('ders iş okul yemek film kahvaltı toplantı sınav').has(text));
  if (!isDative && !isAblative) return undefined;
  // Toplantı sonra başlayacak: the meeting is the subject.
  if (/^(?:sonra|önce)$/u.test(word) && !isFirstOrSecond(cursor)) return undefined;
  const nouns = onlyNouns(cursor, 0);
  const noun = nouns?.find((one) => one.case === 'nominative' && one.owner === null);
  if (!noun || nouns?.some((one) => one.owner !== null) || (nouns ?? []).length > 1)
    return undefined;
  const name: TurkishCase = isDative ? 'dative' : 'ablative';
  const right = nounWith(noun, cursor.sentence.lexicon, { case: name });
  return right === undefined
    ? undefined
    : cursor.replace([0, 1], right, reasonOf(word, name, right));
});

const transitive = wordSet(
  'sevmek görmek bilmek tanımak beklemek aramak özlemek anlamak dinlemek istemek duymak',
);

/** Ben sen seviyorum. */
export const pronounObject = perWord((cursor) => {
  const first = cursor.text(0);
  const object = pronounOf(cursor.text(1));
  if (!/^(?:ben|sen|biz|siz)$/u.test(first) || object?.case !== 'nominative') return undefined;
  if (!/^(?:ben|sen|biz|siz|onlar)$/u.test(cursor.text(1))) return undefined;
  let at = 2;
  if (/^(?:çok|hiç|her|iyi)$/u.test(cursor.text(at))) at += 1;
  const verbs = verbsOf(cursor.text(at), cursor.sentence.lexicon);
  const person = ['ben', 'sen', 'o', 'biz', 'siz'].indexOf(first);
  const isTransitive = verbs.some(
    (verb) => transitive.has(verb.lexeme.text) && verb.person === person,
  );
  if (!isTransitive) return undefined;
  const right = object.forms.accusative;
  return cursor.replace([1, 2], right, {
    kind: 'case',
    reason: { note: 'accusative-definite-object' },
  });
});

const acting = wordSet(
  `beğenmek sevmek okumak görmek bilmek izlemek dinlemek anlamak yemek içmek yazmak kullanmak bulmak unutmak
  kaybetmek açmak kapatmak temizlemek pişirmek aramak özlemek seyretmek tanımak`,
);

/** Bu kitap çok beğendim; Şu film izledik. */
export const pointedAtObject = perWord((cursor) => {
  if (!/^(?:bu|şu)$/u.test(cursor.text(0))) return undefined;
  const nouns = onlyNouns(cursor, 1);
  const noun = nouns?.find((one) => one.case === 'nominative' && one.owner === null);
  if (!noun || nouns?.some((one) => one.case !== 'nominative') || times.has(noun.lexeme.text))
    return undefined;
  const at = /^(?:çok|hiç|dün|bugün|daha|zaten)$/u.test(cursor.text(2)) ? 3 : 2;
  const verbs = verbsOf(cursor.text(at), cursor.sentence.lexicon);
  const isActing =
    verbs.length > 0
      ? verbs.every(({ lexeme, person }) => acting.has(lexeme.text) && person !== 2 && person !== 5)
      : cursor.token(at)?.readings.length === 0 && /..[dt][ıiuü]m$/u.test(cursor.text(at));
  if (!isActing || !cursor.isEnd(at)) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: 'accusative' });
  return right === undefined
    ? undefined
    : cursor.replace([1, 2], right, {
        kind: 'case',
        reason: { note: 'accusative-definite-object' },
      });
});

const settled = /^(.+)'(?:[yn]?[ae])$/u;

/** Ankara'ya yaşıyorum; İzmir'de gidiyorum. */
export const namedPlace = perWord((cursor) => {
  const verb = verbsOf(cursor.text(1), cursor.sentence.lexicon)[0]?.lexeme.text;
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [name = ''] = written.split("'");
  if (!cursor.isEnd(1) || !/^\p{Lu}/u.test(written) || name === written) return undefined;
  const isFrom = /'[dt][ae]n$/u.test(cursor.text(0));
  const isLiving = verb === 'yaşamak' && (isFrom || settled.test(cursor.text(0)));
  const isGoing = verb === 'gitmek' && /'[dt][ae]$/u.test(cursor.text(0));
  if (!isLiving && !isGoing) return undefined;
  const lower = name.toLocaleLowerCase('tr');
  const suffix = attach(lower, isLiving ? 'DA' : '(y)A').slice(lower.length);
  const right = `${name}'${suffix}`;
  return cursor.replace([0, 1], right, reasonOf(verb, isLiving ? 'locative' : 'dative', right));
});
