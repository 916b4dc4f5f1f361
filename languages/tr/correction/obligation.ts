import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { attach } from '../grammar/sounds.ts';
import { bareNoun, verbsAt } from './turkish-clause.ts';
import { verbalNoun } from './verbal-noun.ts';
import { verbWith, type TurkishVerb } from './turkish-verbs.ts';
import { pronounOf, subjects } from './turkish-words.ts';

const need = { kind: 'verb-form' as const, reason: { note: 'need-with-lazim' } };
const owned = ['(I)m', '(I)n', '(s)I', '(I)mIz', '(I)nIz', '(s)I'];
const genitives = ['benim', 'senin', 'onun', 'bizim', 'sizin', 'onların'];
const endings = mapOf({ m: 0, n: 1, z: 3 });

/** gitmem, gitmen, gitmesi: the verb with the one who must. */
function withOwner(infinitive: string, person: number): string {
  return attach(infinitive.slice(0, -1), owned[person] ?? '');
}

/** Whether lazım, gerek or a form of gerekmek is there, and ends its clause. */
function needAt(cursor: Cursor, offset: number): boolean {
  const isNeed =
    /^(?:lazım|gerek|gerekli|şart|lazımdı|gerekti)$/u.test(cursor.text(offset)) ||
    gerekmek(cursor, offset).length > 0;
  return isNeed && (cursor.isEnd(offset) || cursor.text(offset + 1) === 'değil');
}

function gerekmek(cursor: Cursor, offset: number): readonly TurkishVerb[] {
  return verbsAt(cursor, offset).filter(({ lexeme }) => lexeme.text === 'gerekmek');
}

const otherClause =
  /^(?:için|gibi|kadar|ile|göre|ki|diye)$|(?:ken|[ıiuü]nc[ae]|m[ae]d[ae]n|[dt][ıiuü]ğ.*)$|(?:yor|yorum)$/u;

/** The person whom the first word of the sentence names: ben, benim. */
function personAtStart({ sentence, at }: Cursor): { person: number; isBare: boolean } | undefined {
  const first = sentence.tokens[0]?.text ?? '';
  const person = subjects.get(first);
  const between = sentence.tokens.slice(1, at).map(({ text }) => text);
  // Ben gelmeden başlamak lazım; Senin için çalışmak lazım: not he must do it.
  if (between.some((text) => otherClause.test(text))) return undefined;
  if (at > 0 && person !== undefined && first !== 'o') return { person, isBare: true };
  const owner = genitives.indexOf(first);
  // Onun fikrini almak lazım: the idea is his.
  const isOwner = /^(?:bu|şu|bir|erken|geç|çok|bugün|yarın|her)$/u.test(between[0] ?? 'bu');
  return at > 0 && owner >= 0 && isOwner ? { person: owner, isBare: false } : undefined;
}

/** Benim çalışmak lazım; Ben gitmek gerekiyor. */
export const infinitiveWithNeed = perWord((cursor) => {
  const noun = verbalNoun(cursor, 0);
  const subject = personAtStart(cursor);
  if (noun?.form !== 'bare' || !subject || !needAt(cursor, 1)) return undefined;
  if (gerekmek(cursor, 1).some(({ person }) => person !== 2)) return undefined;
  if (!cursor.token(-cursor.at)) return undefined;
  const right = withOwner(noun.infinitive, subject.person);
  if (!subject.isBare) return cursor.replace([0, 1], right, need);
  const between = cursor.words(1 - cursor.at, 0);
  const text = [genitives[subject.person], between, right].filter(Boolean).join(' ');
  return cursor.replace([-cursor.at, 1], text, need);
});

/** gitmek, or gitme with the ending of its owner. */
function neededVerb(cursor: Cursor): string | undefined {
  const noun = verbalNoun(cursor, 0);
  if (noun?.form === 'bare') return noun.infinitive;
  const [, base] = /^(.{2,}m[ae])(?:m|n|s[ıi]|m[ıi]z|n[ıi]z)$/u.exec(cursor.text(0)) ?? [];
  const isVerb =
    base !== undefined &&
    cursor.sentence.lexicon.lexemesOf(`${base}k`).some(({ pos }) => pos.includes('verb'));
  return isVerb ? `${base}k` : undefined;
}

/** Gitmek gerekiyorum; Çalışmam lazımım: the person goes on the verb that must be done. */
export const personOnNeed = perWord((cursor) => {
  const infinitive = neededVerb(cursor);
  if (infinitive === undefined || !cursor.isEnd(1)) return undefined;
  const [, ending = ''] = /^lazım(?:ım|sın|ız|sınız)$/u.test(cursor.text(1))
    ? (/([mnz])$/u.exec(cursor.text(1)) ?? [])
    : [];
  const verb = gerekmek(cursor, 1).find(({ person }) => person !== 2 && person !== 5);
  const isYours = cursor.text(1) === 'lazımsınız';
  const person = verb ? verb.person : isYours ? 4 : endings.get(ending);
  if (person === undefined) return undefined;
  const impersonal = verb ? verbWith(verb, cursor.sentence.lexicon, { person: 2 }) : 'lazım';
  if (impersonal === undefined) return undefined;
  const start = personAtStart(cursor);
  const text = `${withOwner(infinitive, person)} ${impersonal}`;
  if (!start?.isBare || !cursor.token(-cursor.at)) return cursor.replace([0, 2], text, need);
  const between = cursor.words(1 - cursor.at, 0);
  const whole = [genitives[person], between, text].filter(Boolean).join(' ');
  return cursor.replace([-cursor.at, 2], whole, need);
});

/** Gitmeliyim lazım; Gidiyorum lazım: one of the two says it. */
export const needTwice = perWord((cursor) => {
  const [verb] = verbsAt(cursor, 0);
  const isTense =
    verb !== undefined && /^(?:necessity|present-continuous|aorist)$/u.test(verb.tense);
  if (!isTense || verb.isNegative || verb.can || !needAt(cursor, 1)) return undefined;
  if (gerekmek(cursor, 1).some(({ person }) => person !== 2)) return undefined;
  if (verb.person === 2 || verb.person === 5) return undefined;
  const right = withOwner(verb.lexeme.text, verb.person);
  return cursor.replace([0, 1], right, need);
});

/** Ben bir kalem lazım: the one who needs a thing is in the dative. */
export const thingNeeded = perWord((cursor) => {
  const { tokens } = cursor.sentence;
  const pronoun = pronounOf(cursor.text(0));
  const isOwner = pronoun?.case === 'nominative' || pronoun?.case === 'genitive';
  const last = tokens.length - 1;
  if (cursor.at !== 0 || !isOwner || last < 2 || last > 4) return undefined;
  if (!subjects.has(pronoun.forms.nominative) || pronoun.forms.nominative === 'onlar')
    return undefined;
  if (/^(?:o|onun)$/u.test(cursor.text(0))) return undefined;
  const isNeed = /^lazım$/u.test(cursor.text(last)) && cursor.isEnd(last);
  const noun = bareNoun(cursor, last - 1);
  if (!isNeed || !noun || verbalNoun(cursor, last - 1)) return undefined;
  const isBetween = last > 2 && !/^(?:bir|yeni|çok|iki|üç|biraz|acil)$/u.test(cursor.text(1));
  if (isBetween) return undefined;
  return cursor.replace([0, 1], pronoun.forms.dative, {
    kind: 'case',
    reason: { note: 'need-with-lazim' },
  });
});

/** Yemek yapmayı lazım; Bana telefon lazımım. */
export const needAlone = perWord((cursor) => {
  const noun = verbalNoun(cursor, 0);
  const isCased = noun?.form === 'accusative' || noun?.form === 'dative';
  if (noun && isCased && needAt(cursor, 1) && gerekmek(cursor, 1).every((one) => one.person === 2))
    return cursor.replace([0, 1], noun.infinitive, need);
  const isMine = cursor.text(1) === 'lazımım' && cursor.isEnd(1);
  const isGiven = cursor.sentence.tokens.some(({ text }) => text === 'bana');
  return isMine && isGiven && cursor.replace([1, 2], 'lazım', need);
});

/** Gitmek mecburum; Gitmeye zorundayım. */
export const forced = perWord((cursor) => {
  const noun = verbalNoun(cursor, 0);
  if (!noun) return undefined;
  const isForced = /^mecbur(?:um|sun|uz|sunuz)?$/u.test(cursor.text(1));
  if (isForced && noun.form === 'bare') {
    const right = attach(noun.infinitive.slice(0, -1), '(y)A');
    return cursor.replace([0, 1], right, {
      kind: 'verb-form',
      reason: { note: 'verbal-noun-case' },
    });
  }
  const isObliged = /^zorunda(?:y[ıi]m|s[ıi]n|y[ıi]z|s[ıi]n[ıi]z)?$/u.test(cursor.text(1));
  if (!isObliged || noun.form === 'bare') return undefined;
  return cursor.replace([0, 1], noun.infinitive, {
    kind: 'verb-form',
    reason: { note: 'zorunda-olmak' },
  });
});
