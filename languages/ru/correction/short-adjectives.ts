import { perWord, type Cursor } from '../../correction/cursor.ts';
import { because } from './because.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isPersonAt, nounPhraseAt, phraseInCase } from './noun-phrase.ts';
import { afterPreposition, pronounForms, star, type RussianCase } from './russian-words.ts';

interface Pattern {
  words: ReadonlySet<string>;
  /** Wrong prepositions; '' for none. */
  wrong: ReadonlySet<string>;
  right: string;
  case: RussianCase;
  /** Cases after a wrong preposition, or without one, that are wrong for sure. */
  in: ReadonlySet<string>;
  isAlive: boolean;
}

const dash = (text: string) => (text === '-' ? '' : text);

/** What short adjectives and adverbs of place take: words, wrong and right preposition, cases. */
const patterns: readonly Pattern[] = `
  согласен согласна согласны знаком знакома знакомы | - к | с | instrumental | genitive accusative dative | alive
  рядом | - от | с | instrumental | genitive accusative nominative | any
  далеко недалеко неподалёку | с из | от | genitive | genitive | any
  доволен довольна довольны болен больна | с | - | instrumental | instrumental | any
  женат | с - | на | prepositional | instrumental accusative genitive | alive
  благодарен благодарна благодарны рад рада рады | - | - | dative | genitive accusative | pronoun
  похожи | - к | на | accusative | nominative genitive accusative dative instrumental | alive
  похож похожа | - с к | на | accusative | nominative genitive accusative dative instrumental | alive
  замужем | на с | за | instrumental | prepositional instrumental accusative | alive
`
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', wrong = '', right = '', row = '', rows = '', of = ''] = line
      .split('|')
      .map((part) => part.trim());
    return {
      words: wordSet(words),
      wrong: new Set(wrong.split(' ').map(dash)),
      right: dash(right),
      case: row as RussianCase,
      in: wordSet(rows),
      isAlive: of !== 'any',
    };
  });

const prepositions = wordSet('в во на к ко с со о об обо по за для от из у про под над');

/** с, к before consonant clusters and мной. */
function withVowel(preposition: string, next: string): string {
  const isHard = /^(?:мн|вс|с[бвгдзкмнпртф]|школ)/u.test(next);
  return preposition === 'с' && isHard ? 'со' : preposition;
}

/** The words from an offset in the right case; undefined where they are not wrong for sure. */
function objectOf(cursor: Cursor, from: number, pattern: Pattern) {
  const text = cursor.text(from).replace(/^н(?=его|её|ее|ему|ей|их|им|ими|ём|ем)/u, '');
  const forms = [...pronounForms.values()].find((one) => Object.values(one).includes(text));
  const isOwner = /^(?:его|её|ее|их)$/u.test(text) && !cursor.isEnd(from);
  if (forms && !isOwner) {
    const rows = Object.entries(forms).flatMap(([row, form]) => (form === text ? [row] : []));
    const right =
      pattern.right === '' ? forms[pattern.case] : afterPreposition(forms[pattern.case]);
    return rows.some((row) => pattern.in.has(row)) && !rows.includes('nominative')
      ? { to: from + 1, right }
      : undefined;
  }
  const phrase = nounPhraseAt(cursor, from);
  if (!phrase || ![...phrase.cases].every((row) => pattern.in.has(row))) return undefined;
  if (pattern.isAlive && !phrase.nouns.every(({ lexeme }) => lexeme.animate)) return undefined;
  // Школы is one school after от, not many.
  const number = phrase.nouns.find((one) => one.case !== 'nominative')?.number;
  const right = phraseInCase(cursor, phrase, pattern.case, number);
  return right === undefined ? undefined : { to: phrase.to, right };
}

/** Согласен тебя; рядом от школы; далеко с центра; доволен с работой; женат с Анной. */
export const afterShortAdjective = perWord((cursor) => {
  const pattern = patterns.find(({ words }) => words.has(cursor.text(0)));
  if (!pattern || cursor.isEnd(0)) return undefined;
  const written = cursor.text(1);
  const isPreposition = prepositions.has(written);
  const preposition = isPreposition ? written.replace(/^(к|с|о)[об]+$/u, '$1') : '';
  if (!pattern.wrong.has(preposition)) return undefined;
  // Ты рад, я рядом сижу: what follows without a preposition must end the clause.
  const object = objectOf(cursor, isPreposition ? 2 : 1, pattern);
  if (!object || (!isPreposition && !cursor.isEnd(object.to - 1))) return undefined;
  // На отца похож сын: what follows is the subject, if none stands before.
  const isLike = cursor.text(0).startsWith('похож') && !isPreposition;
  if (isLike && !pronounForms.has(cursor.text(-1)) && !isPersonAt(cursor, -1)) return undefined;
  // Рядом мой друг: he is near; someone sits near him.
  const isSubjectless = cursor.text(0) === 'рядом' && !isPreposition;
  if (
    isSubjectless &&
    !/^(?:сижу|сидит|стою|стоит|живу|живёт|живет|живём|сижу)$/u.test(cursor.text(-1))
  )
    return undefined;
  if (isSubjectless && !hasPronounBefore(cursor)) return undefined;
  const right = [withVowel(pattern.right, object.right), object.right].filter(Boolean).join(' ');
  return cursor.replace([1, object.to], right, {
    kind: isPreposition || pattern.right !== '' ? 'preposition' : 'case',
    reason: (texts) => texts.said(star(`${cursor.text(0)} ${right}`)),
  });
});

function hasPronounBefore({ sentence, at }: Cursor): boolean {
  return sentence.tokens.slice(0, at).some(({ text }) => pronounForms.has(text));
}

/** Он женат с Анной: a name in -а. */
export const marriedToName = perWord((cursor) => {
  const isMarried = cursor.text(0) === 'женат' && /^со?$/u.test(cursor.text(1));
  const written = cursor.token(2)?.written ?? '';
  const isName = /^\p{Lu}\p{Ll}+(?:ой|ей)$/u.test(written) && cursor.isEnd(2);
  if (!isMarried || !isName || cursor.token(2)?.readings.length !== 0) return undefined;
  const right = written.replace(/ией$/u, 'ии').replace(/(?:ой|ей)$/u, 'е');
  return cursor.replace([1, 3], `на ${right}`, {
    kind: 'preposition',
    reason: (texts) => texts.said(star(`женат на ${right}`)),
  });
});

/** Друг друг; с друг другом; о друг друге. */
export const eachOther = perWord((cursor) => {
  const isPair = cursor.text(0) === 'друг' && /^друг(?:а|у|ом|е)?$/u.test(cursor.text(1));
  if (!isPair) return undefined;
  const preposition = cursor.text(-1);
  if (/^(?:с|о|к|у|от|на|за|без|для|в|про)$/u.test(preposition) && cursor.text(1) !== 'друг') {
    const right = `друг ${preposition} ${cursor.text(1)}`;
    return cursor.replace([-1, 2], right, {
      kind: 'word-order',
      reason: (texts) => texts.said(star(right)),
    });
  }
  const verbs = cursor.token(-1)?.readings ?? [];
  const isObject = verbs.some(({ pos, lexeme }) => pos === 'verb' && knowing.has(lexeme.text));
  const isHelp = verbs.some(({ pos, lexeme }) => pos === 'verb' && helping.has(lexeme.text));
  if (cursor.text(1) !== 'друг' || !cursor.isEnd(1) || (!isObject && !isHelp)) return undefined;
  return cursor.replace([0, 2], isHelp ? 'друг другу' : 'друг друга', {
    kind: 'case',
    reason: because('eachOther'),
  });
});
const knowing = wordSet('знать любить понимать видеть слышать уважать ненавидеть ждать слушать');
const helping = wordSet('помогать верить звонить писать доверять помочь завидовать нравиться');
