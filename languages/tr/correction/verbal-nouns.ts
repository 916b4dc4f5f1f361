import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { attach } from '../grammar/sounds.ts';
import { isSpeakerOrListener, predicateAt, verbsAt } from './turkish-clause.ts';
import { verbWith } from './turkish-verbs.ts';
import { verbalNoun, type Form } from './verbal-noun.ts';

function inForm(infinitive: string, form: Form): string {
  if (form === 'bare') return infinitive;
  if (form === 'ablative') return attach(infinitive, 'DAn');
  return attach(infinitive.slice(0, -1), form === 'dative' ? '(y)A' : '(y)I');
}

interface Government {
  form: Form;
  wrong: readonly Form[];
}

function takes(form: Form, ...wrong: Form[]): Government {
  return { form, wrong };
}

/** Which form a verb takes, and which are wrong for sure. */
const governed = mapOf<Government>({
  hoşlanmak: takes('ablative', 'bare', 'accusative', 'dative'),
  korkmak: takes('ablative', 'bare', 'accusative'),
  bıkmak: takes('ablative', 'bare', 'accusative', 'dative'),
  vazgeçmek: takes('ablative', 'bare', 'accusative', 'dative'),
  başlamak: takes('dative', 'bare', 'accusative', 'ablative'),
  alışmak: takes('dative', 'bare', 'accusative', 'ablative'),
  çalışmak: takes('dative', 'bare', 'ablative'),
  sevmek: takes('accusative', 'bare', 'dative', 'ablative'),
  unutmak: takes('accusative', 'bare', 'dative', 'ablative'),
  bırakmak: takes('accusative', 'bare', 'dative', 'ablative'),
  öğrenmek: takes('accusative', 'bare', 'dative'),
  istemek: takes('bare', 'dative', 'ablative'),
  bilmek: takes('accusative', 'bare', 'dative'),
  düşünmek: takes('accusative', 'bare', 'dative'),
  denemek: takes('accusative', 'bare', 'dative'),
  planlamak: takes('accusative', 'bare', 'dative'),
  bitirmek: takes('accusative', 'bare', 'dative'),
});
const compounds = mapOf<Government>({
  devam: takes('dative', 'bare', 'accusative'),
  karar: takes('dative', 'bare', 'accusative'),
  tercih: takes('accusative', 'bare', 'dative'),
  nefret: takes('ablative', 'bare', 'accusative', 'dative'),
  ihtiyacım: takes('dative', 'bare', 'accusative'),
  ihtiyacımız: takes('dative', 'bare', 'accusative'),
  hazırım: takes('dative', 'bare', 'accusative'),
  hazırız: takes('dative', 'bare', 'accusative'),
  vaktim: takes('dative', 'bare'),
});

/** Dinlemeyi hoşlanıyorum; Yüzmek biliyorum; Gitmek karar verdim. */
export const caseOfVerbalNoun = perWord((cursor) => {
  const noun = verbalNoun(cursor, 0);
  if (!noun) return undefined;
  const at = /^(?:çok|hiç|hemen|yeni)$/u.test(cursor.text(1)) ? 2 : 1;
  const word = cursor.text(at);
  const isCompound = compounds.get(word) !== undefined && !cursor.isStart(at);
  const predicate = predicateAt(cursor, at);
  const government = compounds.get(word) ?? governed.get(predicate?.lexeme ?? '');
  if (!government?.wrong.includes(noun.form) || (!isCompound && !predicate)) return undefined;
  // Durmak bilmiyor: it never stops.
  if (predicate?.lexeme === 'bilmek' && noun.form === 'bare' && !isSpeakerOrListener(predicate))
    return undefined;
  const right = inForm(noun.infinitive, government.form);
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: {
      note: predicate?.lexeme === 'istemek' ? 'infinitive-with-istemek' : 'verbal-noun-case',
    },
  });
});

/** Yüzmeyi gitmek istiyorum; Çalışmayı başlamak lazım: what one goes for is in the dative. */
export const goingFor = perWord((cursor) => {
  const noun = verbalNoun(cursor, 0);
  if (noun?.form !== 'accusative') return undefined;
  const going = predicateAt(cursor, 1)?.lexeme ?? cursor.text(1);
  if (!/^(?:gitmek|gelmek|başlamak)$/u.test(going)) return undefined;
  return cursor.replace([0, 1], inForm(noun.infinitive, 'dative'), {
    kind: 'verb-form',
    reason: { note: 'verbal-noun-case' },
  });
});

/** Soru soracak istiyorum; Sinemaya gitme istiyorum. */
export const formBeforeWant = perWord((cursor) => {
  const wanting = predicateAt(cursor, 1);
  if (wanting?.lexeme !== 'istemek' || !isSpeakerOrListener(wanting)) return undefined;
  const text = cursor.text(0);
  const verbs = verbsAt(cursor, 0);
  const isFuture =
    verbs.length > 0 &&
    verbs.every(({ tense, person }) => tense === 'future' && person === 2) &&
    isOnly(cursor.token(0), ({ pos }) => pos === 'verb') &&
    !/^(?:gelecek|yiyecek|içecek|giyecek|yakacak)$/u.test(text);
  const short = /^.{2,}m[ae]$/u.test(text) ? verbalShort(cursor, text) : undefined;
  const right = isFuture ? verbs[0]?.lexeme.text : short;
  if (right === undefined) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: { note: 'infinitive-with-istemek' },
  });
});

/** gitme for gitmek, after its own place or object. */
function verbalShort(cursor: Cursor, text: string): string | undefined {
  const { lexicon } = cursor.sentence;
  const isNoun = lexicon.lexemesOf(text).some(({ pos }) => pos.includes('noun'));
  const isVerb = lexicon.lexemesOf(`${text}k`).some(({ pos }) => pos.includes('verb'));
  const isAfterItsNoun = /[ae]$|[dt][ae]n?$|[ıiuü]$/u.test(cursor.text(-1));
  return isVerb && !isNoun && isAfterItsNoun ? `${text}k` : undefined;
}

/** Gelmek yapamam; Yüzmek yapabilirim: the verb itself takes the ending. */
export const infinitiveWithDo = perWord((cursor) => {
  const noun = verbalNoun(cursor, 0);
  if (noun?.form !== 'bare') return undefined;
  const doing = verbsAt(cursor, 1).find(({ lexeme }) => lexeme.text === 'yapmak');
  const predicate = predicateAt(cursor, 1);
  const [lexeme] = cursor.sentence.lexicon.lexemesOf(noun.infinitive);
  if (!doing || predicate?.lexeme !== 'yapmak' || !lexeme) return undefined;
  const right = verbWith({ ...doing, lexeme }, cursor.sentence.lexicon, {});
  const note = doing.can ? (doing.isNegative ? 'inability-eme' : 'ability-ebil') : undefined;
  return (
    right !== undefined &&
    cursor.replace([0, 2], right, {
      kind: 'verb-form',
      reason: note ? { note } : (texts) => texts.said(`*${right}*`),
    })
  );
});

/** Ben et yemek değil; Gitmek değilim: a verb is negated by its own ending. */
export const infinitiveWithDegil = perWord((cursor) => {
  const { lexicon, tokens } = cursor.sentence;
  const person = ['ben', 'sen', 'o', 'biz', 'siz'].indexOf(tokens[0]?.text ?? '');
  if (person < 0 || person === 2 || !/^değil(?:im|sin|iz|siniz)?$/u.test(cursor.text(1)))
    return undefined;
  const text = cursor.text(0);
  const lexeme = lexicon.lexemesOf(text).find(({ pos }) => pos.includes('verb'));
  const isVerb = /m[ae]k$/u.test(text) && lexeme !== undefined && cursor.isEnd(1);
  if (!isVerb || cursor.at < 1) return undefined;
  const present = { tense: 'present-continuous', person, isNegative: true, can: false } as const;
  const right = verbWith({ lexeme, ...present }, lexicon, {});
  return (
    right !== undefined &&
    cursor.replace([0, 2], right, { kind: 'negation', reason: { note: 'degil-with-endings' } })
  );
});

/** Uyumak önce; Çalışmak sonra. */
export const infinitiveBeforeAfter = perWord((cursor) => {
  const noun = verbalNoun(cursor, 0);
  const word = cursor.text(1);
  if (noun?.form !== 'bare' || !/^(?:önce|sonra)$/u.test(word) || cursor.isEnd(1)) return undefined;
  const { tokens } = cursor.sentence;
  const last = predicateAt(cursor, tokens.length - 1 - cursor.at);
  if (!last || !isSpeakerOrListener(last)) return undefined;
  const stem = noun.infinitive.slice(0, -3);
  const right = word === 'önce' ? attach(stem, 'mAdAn') : attach(stem, 'DIktAn');
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: (texts) => texts.said(`*${right} ${word}*`),
  });
});
