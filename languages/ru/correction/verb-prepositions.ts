import { perWord, type Cursor } from '../../correction/cursor.ts';
import type { CorrectionTexts } from '../../en/tutor/correction-texts.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isPersonAt, isSame, isTime, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { isDoneByPerson, skipForward } from './persons.ts';
import { afterPreposition, isVerb, pronounForms, star, type RussianCase } from './russian-words.ts';

/** What a verb takes, and what learners say instead. */
interface Pattern {
  verbs: ReadonlySet<string>;
  /** Wrong prepositions; '' for none. */
  wrong: ReadonlySet<string>;
  /** '' for none. */
  right: string;
  case: RussianCase;
  /** The words after the wrong preposition are in one of these cases only. */
  in?: readonly RussianCase[];
  /** Only these nouns, or living beings. */
  nouns?: ReadonlySet<string>;
  isAlive?: true;
}

const arrivals = wordSet(
  'урок работа поезд автобус экзамен встреча самолёт лекция концерт занятие',
);
const vehicles = wordSet(
  'автобус поезд трамвай такси самолёт лифт троллейбус метро звонок ответ письмо',
);

/** Verbs, the wrong prepositions, the right one and its case; a dash is no preposition. */
const lines = `
  ждать | на за для | - | accusative | accusative | things
  скучать | на за о - | по | dative | accusative genitive dative prepositional | dear
  жениться | с на | на | prepositional | instrumental accusative | alive
  жениться | - | на | prepositional | accusative | alive
  влюбиться влюбляться | с на - | в | accusative | instrumental prepositional genitive dative | alive
  опоздать опаздывать | в - | на | accusative | accusative | arrivals
  зависеть | на с в о | от | genitive | prepositional instrumental accusative |
  готовиться подготовиться | для на - | к | dative | genitive accusative nominative |
  привыкнуть привыкать | на для | к | dative | accusative prepositional genitive |
  познакомиться встретиться встречаться поговорить разговаривать дружить общаться поссориться ссориться согласиться соглашаться | - к на для | с | instrumental | accusative genitive dative nominative | alive
  заботиться позаботиться | за для на - | о | prepositional | instrumental genitive accusative | alive
  мечтать | на - | о | prepositional | accusative genitive |
  мечтать | в | о | prepositional | accusative |
  участвовать | на | в | prepositional | prepositional |
  участвовать | - | в | prepositional | accusative nominative dative |
  надеяться | в о - | на | accusative | prepositional accusative genitive |
  обидеться обижаться рассердиться сердиться разозлиться злиться | с о к | на | accusative | instrumental prepositional dative | alive
  жаловаться пожаловаться | о про | на | accusative | prepositional accusative |
  влиять повлиять | - в о | на | accusative | accusative prepositional |
  верить поверить | на | в | accusative | accusative |
  платить заплатить | для | за | accusative | genitive |
  благодарить поблагодарить | для | за | accusative | genitive |
  пользоваться воспользоваться управлять гордиться болеть заболеть | с | - | instrumental | instrumental |
  гордиться | о на за | - | instrumental | prepositional accusative |
  увлекаться интересоваться | в на о | - | instrumental | prepositional accusative |
  позвонить звонить помогать помочь мешать | к для на за | - | dative | dative genitive accusative | alive
  сказать рассказать объяснить объяснять рассказывать дать подарить показать ответить отвечать | к | - | dative | dative | alive
  заниматься | на о | - | instrumental | prepositional accusative |
  бояться | от с | - | genitive | genitive instrumental |
  бояться испугаться | - | - | genitive | instrumental | alive
  похудеть поправиться | для | на | accusative | genitive | none
  отказаться отказываться | из - | от | genitive | genitive |
  отличаться | с | от | genitive | instrumental |
  переехать переезжать | на | в | accusative | accusative | homes
  стрелять | - | в | accusative | accusative | alive
  играть | в на - | на | prepositional | prepositional accusative | instruments
  говорить думать рассказать рассказывать спорить мечтать разговаривать поговорить подумать вспоминать | о об | о | prepositional | nominative accusative genitive instrumental |
  думать подумать | на | о | prepositional | accusative | families
  думать подумать | - | о | prepositional | accusative genitive | alive
  думать подумать | в на | о | prepositional | prepositional | alive
`;
const nounSets: Record<string, ReadonlySet<string>> = {
  things: vehicles,
  arrivals,
  dear: wordSet(
    'семья дом родина страна город мама папа друг подруга брат сестра бабушка дедушка школа',
  ),
  families: wordSet('семья родина дом'),
  homes: wordSet('квартира дом город страна деревня россия москва'),
  instruments: wordSet('гитара пианино скрипка барабан флейта рояль труба виолончель'),
  none: wordSet('_'),
};

const dash = (text: string) => (text === '-' ? '' : text);
const patterns = lines
  .trim()
  .split('\n')
  .map((line): Pattern => {
    const [verbs = '', wrong = '', right = '', row = '', rows = '', only = ''] = line
      .split('|')
      .map((part) => part.trim());
    const nouns = Object.hasOwn(nounSets, only) ? nounSets[only] : undefined;
    return {
      verbs: wordSet(verbs),
      wrong: new Set(wrong.split(' ').map(dash)),
      right: dash(right),
      case: row as RussianCase,
      in: rows.split(' ') as RussianCase[],
      ...(nouns && { nouns }),
      ...(only === 'alive' && { isAlive: true }),
    };
  });

const prepositions = wordSet('в во на к ко с со о об обо по за для от из у про под над');

/** The phrase or pronoun after the verb in its right case; undefined where it is not wrong for sure. */
function objectOf(cursor: Cursor, from: number, pattern: Pattern) {
  const allowed = (rows: Iterable<RussianCase>) => {
    const found = [...rows];
    return found.length > 0 && found.every((row) => pattern.in?.includes(row));
  };
  const text = cursor.text(from).replace(/^н(?=его|её|ее|ему|ей|их|им|ими|ём|ем)/u, '');
  const forms = [...pronounForms.values()].find((one) => Object.values(one).includes(text));
  if (forms) {
    if ((pattern.nouns && !pattern.verbs.has('скучать')) || text.startsWith('к')) return undefined;
    if (/^(?:его|её|ее|их)$/u.test(text) && !cursor.isEnd(from)) return undefined;
    const rows = (Object.keys(forms) as RussianCase[]).filter((row) => forms[row] === text);
    if (!allowed(rows)) return undefined;
    const right =
      pattern.right === '' ? forms[pattern.case] : afterPreposition(forms[pattern.case]);
    return { to: from + 1, right };
  }
  const phrase = nounPhraseAt(cursor, from);
  if (!phrase || isTime(phrase)) return undefined;
  const rows = [...phrase.cases].filter((row) => !isInanimateExtra(row, phrase.cases, pattern));
  if (!allowed(rows)) return undefined;
  const isFit = phrase.nouns.every(({ lexeme }) =>
    pattern.nouns ? pattern.nouns.has(lexeme.text) : !pattern.isAlive || lexeme.animate === true,
  );
  const right = isFit ? phraseInCase(cursor, phrase, pattern.case) : undefined;
  return right === undefined ? undefined : { to: phrase.to, right, phrase };
}

/** The nominative beside the accusative, the dative beside the prepositional: they look alike. */
function isInanimateExtra(
  row: RussianCase,
  all: ReadonlySet<RussianCase>,
  pattern: Pattern,
): boolean {
  const isBeside = (other: RussianCase) => all.has(other) && pattern.in?.includes(other) === true;
  return (
    (row === 'nominative' && isBeside('accusative')) ||
    (row === 'dative' && isBeside('prepositional'))
  );
}

/** жду на автобус, скучаю тебя, опоздал в урок, готовлюсь для экзамена. */
export const verbAndPreposition = perWord((cursor) => {
  const token = cursor.token(0);
  for (const pattern of patterns) {
    if (!isVerb(token, pattern.verbs)) continue;
    const at = skipForward(cursor, 1, 2);
    const written = cursor.text(at);
    const isPreposition = prepositions.has(written);
    const preposition = isPreposition ? written.replace(/^(в|к|с|о)[об]+$/u, '$1') : '';
    if (!pattern.wrong.has(preposition)) continue;
    if (written.startsWith('друг') && cursor.text(at + 2).startsWith('друг')) continue;
    const object = objectOf(cursor, isPreposition ? at + 1 : at, pattern);
    if (!object) continue;
    // "На детей повлиял переезд": a nominative may be the subject.
    if (!isPreposition && object.phrase?.cases.has('nominative') && !isDoneByPerson(cursor, 0))
      continue;
    const first = withVowel(pattern.right, object.right);
    const right = [first, object.right].filter((one) => one !== '').join(' ');
    if (
      object.phrase &&
      preposition === pattern.right &&
      isSame(cursor, object.phrase, object.right)
    )
      continue;
    const shown = cursor.text(0);
    return cursor.replace([at, object.to], right, {
      kind: isPreposition || pattern.right !== '' ? 'preposition' : 'case',
      reason: (texts: CorrectionTexts) => texts.said(star(`${shown} ${right}`)),
    });
  }
  return undefined;
});

/** о before vowels is об, and prepositions before мне and мной get an о. */
function withVowel(preposition: string, next: string): string {
  if (preposition === 'о')
    return next.startsWith('мн') ? 'обо' : /^[аиоуэ]/u.test(next) ? 'об' : 'о';
  if (next.startsWith('мн') && /^[кс]$/u.test(preposition)) return `${preposition}о`;
  return preposition;
}

/** похож с отцом, похожа мама, я рад тебя. */
export const adjectiveAndPreposition = perWord((cursor) => {
  if (!/^похож(?:а|и|е)?$/u.test(cursor.text(0))) return undefined;
  const at = /^(?:с|к|как|в|у)$/u.test(cursor.text(1)) ? 2 : 1;
  if (at === 1 && (cursor.text(1) === 'на' || cursor.isEnd(0))) return undefined;
  // Мы похожи с братом: each is like the other; На отца похож сын: the subject is last.
  if (cursor.text(0) === 'похожи' && cursor.text(1) === 'с') return undefined;
  const before = cursor.text(-1) === 'очень' ? -2 : -1;
  if (at === 1 && !pronounForms.has(cursor.text(before)) && !isPersonAt(cursor, before))
    return undefined;
  const forms = [...pronounForms.values()].find((one) =>
    Object.values(one).includes(cursor.text(at)),
  );
  const phrase = nounPhraseAt(cursor, at);
  const right = forms
    ? afterPreposition(forms.accusative)
    : phrase?.nouns.every(({ lexeme }) => lexeme.animate)
      ? phraseInCase(cursor, phrase, 'accusative')
      : undefined;
  const to = forms ? at + 1 : (phrase?.to ?? at + 1);
  if (right === undefined || !cursor.isEnd(to - 1)) return undefined;
  return cursor.replace([1, to], `на ${right}`, {
    kind: 'preposition',
    reason: (texts) => texts.goesWith(star(cursor.text(0)), star('на')),
  });
});
