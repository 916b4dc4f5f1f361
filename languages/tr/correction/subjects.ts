import { cursorAt } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import type { CheckedSentence, Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { transitive } from './transitive.ts';
import { isPlainSentence } from './turkish-clause.ts';
import { isName, isPlaceName } from './turkish-names.ts';
import { nounsOf } from './turkish-nouns.ts';
import { verbWith } from './turkish-verbs.ts';
import { hasOtherVerb, lastVerb, star, subjects } from './turkish-words.ts';
import { personOfVerb } from './verbs.ts';

/** Verbs that take a whole sentence: onlar gelsin istiyorum. */
const takingSentences = wordSet(
  'istemek sanmak bilmek zannetmek düşünmek demek beklemek ummak söylemek dilemek inanmak duymak görmek',
);
const linking =
  /^(?:ki|diye|ama|ile|m[ıiuü]|gibi|kadar|göre|için|hakkında|yüzünden|arasında|hariç|dâhil|yerine|adına|sayesinde|değil|ise|bile|rağmen|karşı|hepsi|biri|bizi|beni|seni|sizi)$/u;

function isOneClause(sentence: CheckedSentence): boolean {
  return (
    isPlainSentence(sentence) &&
    !sentence.tokens.some(({ text }) => linking.test(text)) &&
    !hasOtherVerb(sentence)
  );
}

function withPerson(sentence: CheckedSentence, person: number, subject: string) {
  const last = lastVerb(sentence);
  const [verb] = last?.verbs ?? [];
  if (!last || !verb) return [];
  const right = verbWith(verb, sentence.lexicon, { person });
  if (right === undefined) return [];
  return [
    cursorAt(sentence, last.at).replace([0, 1], right, {
      kind: 'agreement' as const,
      reason: (texts) => texts.person(star(subject), star(right)),
    }),
  ];
}

/** Persons whom nobody calls by these words, as subjects: patron, komşumuz, kuzenim. */
const personSubjects = wordSet(
  `patron patronum patronumuz müdür müdürümüz komşum komşumuz kuzenim eşim ailem ailemiz öğretmenimiz arkadaşlarım
  komşular komşularım komşularımız annem babam kardeşim ablam abim teyzem amcam dayım halam dedem`,
);
/** Many or animals, of whom a verb in the first person says nothing. */
const others = wordSet('çocuklar öğrenciler insanlar öğretmenler kedim köpeğim kedimiz köpeğimiz');
const affectionate = wordSet('annem babam kardeşim ablam abim teyzem amcam dayım halam dedem eşim');

/** Patron bize güveniyoruz; Annem bir bankada çalışıyorum. */
export const personAsSubject: Rule = (sentence) => {
  const { tokens } = sentence;
  const subject = tokens[0]?.text ?? '';
  const last = lastVerb(sentence);
  const [verb] = last?.verbs ?? [];
  if (!last || !verb || last.at < 2) return [];
  const isOthers = others.has(subject);
  if (!isOthers && !personSubjects.has(subject)) return [];
  if (!isOneClause(sentence) || /^(?:de|da|ve|ya|en)$/u.test(tokens[1]?.text ?? '')) return [];
  const rest = tokens.slice(1).map(({ text }) => text);
  if (rest.some((text) => subjects.has(text) && text !== 'o')) return [];
  const isListener = rest.some((text) =>
    /^(?:sen|seni|sana|senin|seninle|siz|sizi|size|sizin|sizinle)$/u.test(text),
  );
  // Annem, parka gidiyoruz: she may be spoken to.
  const isCalled = (isOthers || affectionate.has(subject)) && (verb.person !== 0 || isListener);
  const isWrong = last.verbs.every(
    ({ person, lexeme }) => (person === 0 || person === 3) && !takingSentences.has(lexeme.text),
  );
  // Annem her gün arıyorum lacks the accusative instead.
  const isObject = transitive.has(verb.lexeme.text) && !hasNounBefore(sentence, last.at);
  return isWrong && !isCalled && !isObject ? withPerson(sentence, 2, subject) : [];
};

/** Whether the word before the verb is its object: çay içiyorum. */
function hasNounBefore({ tokens, lexicon }: CheckedSentence, at: number): boolean {
  return nounsOf(tokens[at - 1]?.text ?? '', lexicon).some(
    (one) => one.case === 'nominative' || one.case === 'accusative',
  );
}

const times = /^(?:bugün|dün|yarın|şimdi|hep|hiç|bazen|genellikle|sık|geç|erken)$/u;

/** How many words the third-person subject at the sentence's start has; 0 if there is none. */
function thirdPersonSubject({ tokens }: CheckedSentence): number {
  const [first, second, third] = tokens.map(({ text }) => text);
  if (first === 'onlar' || first === 'herkes') return 1;
  if (first === 'kız' || first === 'erkek')
    return /^kardeş(?:im|in|imiz)$/u.test(second ?? '') ? 2 : 0;
  const isTime =
    times.test(second ?? '') ||
    (second === 'her' && /^(?:gün|sabah|akşam|hafta)$/u.test(third ?? ''));
  return first === 'o' && isTime ? 1 : 0;
}

/** Onlar futbol oynuyoruz; O her gün çalışıyorum; Kız kardeşim okula gidiyorum. */
export const thirdPerson: Rule = (sentence) => {
  const { tokens } = sentence;
  const count = thirdPersonSubject(sentence);
  const last = lastVerb(sentence);
  if (count === 0 || !last || last.at <= count || !isOneClause(sentence)) return [];
  if (/^(?:de|da)$/u.test(tokens[count]?.text ?? '')) return [];
  const isWrong = last.verbs.every(
    ({ person, lexeme }) => person !== 2 && person !== 5 && !takingSentences.has(lexeme.text),
  );
  // Kız kardeşim çok seviyorum lacks the accusative instead.
  const isObject = last.at === count || tokens[last.at - 1]?.text === 'çok';
  if (!isWrong || (count === 2 && isObject)) return [];
  const subject = tokens
    .slice(0, count)
    .map(({ text }) => text)
    .join(' ');
  return withPerson(sentence, subject === 'onlar' ? 5 : 2, subject);
};

/** Babam sigara içiyorlar; Ayşe geliyorlar: one person takes a singular verb. */
export const onePersonAsSubject: Rule = (sentence) => {
  const { tokens } = sentence;
  const [first, second] = tokens;
  const last = lastVerb(sentence);
  const [verb] = last?.verbs ?? [];
  if (!first || !last || !verb || last.at < 1 || !isOneClause(sentence)) return [];
  const isNamed = isName(first.text) && /^\p{Lu}/u.test(first.written);
  const isOne = affectionate.has(first.text) || (isNamed && !isPlaceName(first.text));
  if (!isOne || /^(?:de|da|ve|ya|en|ile|bey|hanım)$/u.test(second?.text ?? '')) return [];
  if (isNamed && isName(second?.text ?? '')) return [];
  const before = tokens[last.at - 1];
  const hasObject =
    hasNounBefore(sentence, last.at) || (last.at > 1 && before?.readings.length === 0);
  const isObject = transitive.has(verb.lexeme.text) && !hasObject;
  const isWrong = last.verbs.every(({ person }) => person === 5) && !isObject;
  return isWrong ? withPerson(sentence, 2, first.written) : [];
};

/** Başım ağrıyorum: it is the part of the body that aches. */
export const achingPart: Rule = (sentence) => {
  const last = lastVerb(sentence);
  const isAching = last?.verbs.every(
    ({ lexeme, person }) => lexeme.text === 'ağrımak' && person !== 2 && person !== 5,
  );
  const subject = sentence.tokens[(last?.at ?? 0) - 1];
  const isPart = nounsOf(subject?.text ?? '', sentence.lexicon).some(
    (one) => one.case === 'nominative',
  );
  return isAching && isPart ? withPerson(sentence, 2, subject?.text ?? '') : [];
};

/** …, ama ben içiyor: the last clause, if it begins with a pronoun. */
export const personAfterBut: Rule = (sentence) => {
  const { tokens } = sentence;
  const but = tokens.findLastIndex(({ text }) => /^(?:ama|fakat|çünkü)$/u.test(text));
  if (but < 1) return [];
  const clause = { ...sentence, tokens: tokens.slice(but + 1) };
  return [...personOfVerb(clause), ...thirdPerson(clause)].map((finding) => ({
    ...finding,
    from: finding.from + but + 1,
    to: finding.to + but + 1,
  }));
};

const pronounPersons = ['ben', 'sen', 'o', 'biz', 'siz', 'onlar'];

/** The person of a word in "annem ve ben". */
function personIn({ tokens, lexicon }: CheckedSentence, at: number): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const person = pronounPersons.indexOf(token.text);
  if (person >= 0) return person;
  if (isName(token.text) && /^\p{Lu}/u.test(token.written)) return 2;
  const nouns = nounsOf(token.text, lexicon);
  const isNoun =
    nouns.some((one) => one.case === 'nominative') && isOnly(token, ({ pos }) => pos === 'noun');
  return isNoun ? 2 : undefined;
}

/** Annem ve ben pazara gittim. */
export const joinedSubjects: Rule = (sentence) => {
  const { tokens } = sentence;
  const and = tokens.findIndex(({ text }) => text === 've');
  const last = lastVerb(sentence);
  if (and < 1 || and > 2 || !last || last.at <= and + 1) return [];
  const first = personIn(sentence, and - 1);
  const second = personIn(sentence, and + 1);
  if (first === undefined || second === undefined) return [];
  if (and === 2 && !/^(?:kız|erkek|en|küçük|büyük)$/u.test(tokens[0]?.text ?? '')) return [];
  const persons = new Set([first % 3, second % 3]);
  if (!persons.has(0) && !persons.has(1)) return [];
  if (first >= 3 || second >= 3 || !isOneClause(sentence)) return [];
  const person = persons.has(0) ? 3 : 4;
  const isWrong = last.verbs.every((verb) => verb.person < 3);
  if (!isWrong || last.verbs.some(({ lexeme }) => takingSentences.has(lexeme.text))) return [];
  const subject = tokens
    .slice(0, and + 2)
    .map(({ text, written }) => (isName(text) ? written : text))
    .join(' ');
  return withPerson(sentence, person, subject);
};

const copulas = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz'];
const asked = wordSet('nasıl nereli kim');

/** Sen nerelisiniz?; Biz çok mutluyum; Siz hazır mısın? */
export const personOfCopula: Rule = (sentence) => {
  const { tokens, lexicon } = sentence;
  const [first] = tokens;
  const person = subjects.get(first?.text ?? '');
  const at = tokens.length - 1;
  const last = tokens[at];
  if (person === undefined || person === 2 || person === 5 || !last || at < 1 || at > 4) return [];
  if (!isOneClause(sentence)) return [];
  const bases = [
    ...asked,
    ...last.readings.filter(({ pos }) => pos === 'adjective').map(({ lexeme }) => lexeme.text),
  ];
  for (const base of bases) {
    const own = attach(base, copulas[person] ?? '');
    if (own === last.text) return [];
    const isOther = copulas.some(
      (ending, other) => ending !== '' && other !== person && attach(base, ending) === last.text,
    );
    const isAsked = asked.has(base) || lexicon.lexemesOf(base).length > 0;
    if (isOther && isAsked) {
      return [
        cursorAt(sentence, at).replace([0, 1], own, {
          kind: 'agreement',
          reason: { note: 'no-verb-to-be-in-present' },
        }),
      ];
    }
  }
  return [];
};
