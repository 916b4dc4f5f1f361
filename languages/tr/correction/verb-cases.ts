import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { caseReason, isSpeakerOrListener, predicateAt, timeNouns } from './turkish-clause.ts';
import { isName, nameWith } from './turkish-names.ts';
import { nounsOf, nounWith, type TurkishCase } from './turkish-nouns.ts';
import { onlyNouns, pronounOf, star } from './turkish-words.ts';

type Wanted = 'accusative' | 'dative' | 'ablative' | 'with';
type Written = TurkishCase | 'with';

interface Government {
  words: ReadonlySet<string>;
  right: Wanted;
  wrong: ReadonlySet<string>;
  /** Which words before it are wrong for sure: all, persons' pronouns, or these nouns. */
  of: string;
}

const sets = mapOf<ReadonlySet<string>>({
  person: wordSet('öğretmen arkadaş kardeş anne baba abla abi doktor müdür'),
  shown: wordSet('film dizi maç televizyon haber program video oyun'),
  heard: wordSet('müzik şarkı radyo haber ders'),
  read: wordSet('kitap gazete dergi roman mektup mesaj hikâye şiir haber'),
  vehicle: wordSet('otobüs tren uçak vapur metro ders toplantı'),
  gathering: wordSet('ders toplantı yarışma kurs'),
});

/** Verbs, the case that they take, the cases that are wrong for sure, and before which words. */
const verbs = `
  evlenmek buluşmak vedalaşmak | with | dative accusative ablative | person
  tanışmak | with | dative accusative | person
  görüşmek tartışmak anlaşmak | with | dative | person
  beklemek | accusative | dative | one person
  dinlemek | accusative | dative | one heard person
  izlemek seyretmek | accusative | dative | one shown
  aramak | accusative | dative | one
  okumak | accusative | dative | read
  korkmak | ablative | dative | all
  hoşlanmak bıkmak vazgeçmek | ablative | accusative dative | all
  şüphelenmek nefret | ablative | accusative dative | all
  inanmak güvenmek | dative | ablative | person
  benzemek | dative | accusative ablative | person
  katılmak | dative | locative | gathering
  dokunmak yaklaşmak yetişmek gülmek ulaşmak | dative | accusative | one vehicle
  kızmak | dative | accusative ablative | one
  alışmak | dative | accusative | all
  beğenmek sevmek | accusative | ablative | one shown read heard
`;

/** The same for what people are: memnun, emin. */
const states = `
  memnun emin | ablative | accusative dative | all
  âşık aşık | dative | accusative | all
  kızgın | dative | accusative ablative | one
  hazır | dative | accusative | all
`;

function tableOf(lines: string): readonly Government[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', right = '', wrong = '', of = ''] = line
        .split('|')
        .map((part) => part.trim());
      return { words: wordSet(words), right: right as Wanted, wrong: wordSet(wrong), of };
    });
}
const ofVerbs = tableOf(verbs);
const ofStates = tableOf(states);

/** Pronouns of one person, whose dative is nobody's benefit: sana, beni. */
const ones = wordSet('ben sen');

/** The word before a verb in the right case, if its own one is wrong. */
function inCase(cursor: Cursor, { right, wrong, of }: Government, verb: string) {
  const isAny = of === 'all';
  const isPeople = of === 'person';
  const kinds = wordSet(of);
  const fixed = (text: string) =>
    cursor.replace(
      [0, 1],
      text,
      right === 'with'
        ? {
            kind: 'case' as const,
            reason: (texts) => texts.goesWith(star(verb), star('ile')),
          }
        : caseReason(verb, right, text),
    );
  const pronoun = pronounOf(cursor.text(0));
  if (pronoun) {
    const { nominative } = pronoun.forms;
    const isMeant =
      isAny || isPeople ? nominative !== 'bu' : kinds.has('one') && ones.has(nominative);
    return isMeant && wrong.has(pronoun.case) ? fixed(pronoun.forms[right]) : undefined;
  }
  const name = namedCase(cursor);
  if (name) {
    const isWrong = name.cases.every((one) => wrong.has(one));
    return (isAny || isPeople) && isWrong
      ? fixed(nameWith(name.base, nameEndings[right]))
      : undefined;
  }
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isKind = isAny || [...kinds].some((kind) => sets.get(kind)?.has(noun?.lexeme.text ?? ''));
  const isWrong = nouns?.every((one) => wrong.has(one.case) && one.owner !== 'third');
  if (!noun || !isKind || !isWrong || timeNouns.has(noun.lexeme.text)) return undefined;
  const { lexicon } = cursor.sentence;
  const text =
    right === 'with'
      ? attach(nounWith(noun, lexicon, { case: 'nominative' }) ?? '', '(y)lA')
      : nounWith(noun, lexicon, { case: right });
  return text !== undefined && nounsOf(cursor.text(0), lexicon).length > 0
    ? fixed(text)
    : undefined;
}

const nameEndings = { accusative: '(y)I', dative: '(y)A', ablative: 'DAn', with: '(y)lA' } as const;
const shapes: readonly [RegExp, Written][] = [
  [/^y?[ıiuü]$/u, 'accusative'],
  [/^y?[ae]$/u, 'dative'],
  [/^[dt][ae]n$/u, 'ablative'],
  [/^[dt][ae]$/u, 'locative'],
  [/^y?l[ae]$/u, 'with'],
];

/** The case of a name with an apostrophe: Ali'ye. */
function namedCase(cursor: Cursor) {
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [base = '', suffix = ''] = written.split("'");
  if (suffix === '' || !isName(base.toLocaleLowerCase('tr'))) return undefined;
  const cases = shapes.flatMap(([shape, name]) => (shape.test(suffix) ? [name] : []));
  return cases.length > 0 ? { base, cases } : undefined;
}

/** Sana evleneceğim; Senden inanıyorum; Müziğe dinliyorum; Bu filmden beğendim. */
export const caseOfVerb = perWord((cursor) => {
  const at = /^(?:çok|hiç|biraz|hep)$/u.test(cursor.text(1)) ? 2 : 1;
  const predicate = predicateAt(cursor, at);
  if (!predicate) return undefined;
  const government = ofVerbs.find(({ words }) => words.has(predicate.lexeme));
  // Bu kumaştan beğendim: a part of it; of a thing that is whole, its demonstrative says so.
  const isPart = government?.wrong.has('ablative') && government.right === 'accusative';
  const isWhole = pronounOf(cursor.text(0)) || /^(?:bu|şu)$/u.test(cursor.text(-1));
  if (!government || (isPart && !isWhole)) return undefined;
  if (government.right === 'accusative' && !isSpeakerOrListener(predicate)) return undefined;
  // Bana beklerim: at my place; Bu evi sana arıyorum: for you.
  const isMine = cursor.text(0) === 'bana' && predicate.person === 0;
  const hasObject = /[ıiuü]$|^değil$/u.test(cursor.text(-1)) && cursor.text(-1) !== 'dün';
  if (government.right === 'accusative' && pronounOf(cursor.text(0)) && (isMine || hasObject))
    return undefined;
  return inCase(cursor, government, predicate.lexeme);
});

/** Seni memnunum; Bunu eminim; Seni âşığım. */
export const caseOfState = perWord((cursor) => {
  const at = /^(?:çok|hiç|biraz)$/u.test(cursor.text(1)) ? 2 : 1;
  const [, base = ''] =
    /^(memnun|emin|kızgın|âşı[kğ]|aşı[kğ]|hazır)(?:[ıiuü]m|s[ıiuü]n|[ıiuü]z|s[ıiuü]n[ıiuü]z)$/u.exec(
      cursor.text(at),
    ) ?? [];
  const state = base.replace(/ğ$/u, 'k');
  const government = ofStates.find(({ words }) => words.has(state));
  return government && cursor.isEnd(at) && inCase(cursor, government, state);
});

/** Seni ihtiyacım var; Bunu ihtiyacımız yok. */
export const caseOfNeed = perWord((cursor) => {
  if (!/^ihtiyac(?:ım|ın|ımız|ınız|ı)$/u.test(cursor.text(1))) return undefined;
  if (!/^(?:var|yok|vardı|yoktu)$/u.test(cursor.text(2))) return undefined;
  const government = { words: new Set<string>(), right: 'dative', of: 'all' } as const;
  return inCase(cursor, { ...government, wrong: wordSet('accusative ablative') }, 'ihtiyacı olmak');
});

/** Derste geç kaldım; Okulu geç kaldık. */
export const caseOfLateness = perWord((cursor) => {
  if (cursor.text(1) !== 'geç' || predicateAt(cursor, 2)?.lexeme !== 'kalmak') return undefined;
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isWrong = nouns?.every((one) => /^(?:accusative|locative)$/u.test(one.case));
  const goal = noun?.lexeme.text ?? '';
  // Okulda geç kaldım: one stayed there.
  const isStaying = noun?.case === 'locative' && !/^(?:ders|randevu|sınav)$/u.test(goal);
  const isGoal = lateFor.has(goal) && !isStaying;
  const right = noun && nounWith(noun, cursor.sentence.lexicon, { case: 'dative' });
  return isWrong && isGoal && right !== undefined
    ? cursor.replace([0, 1], right, caseReason('geç kalmak', 'dative', right))
    : undefined;
});
const lateFor = wordSet('ders okul iş toplantı film konser randevu sınav');
