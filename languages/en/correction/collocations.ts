import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { RowLabel } from '../../paradigms/labels.ts';
import {
  formOfVerb,
  modals,
  negatedDo,
  objectPronouns,
  star,
  subjects,
  middleAdverbs,
} from './english-words.ts';
import { endsClause, isQuestion, nounAt } from './noun-phrases.ts';

interface Collocation {
  wrong: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  right: string;
  /** Only with a word such as "the", or only without any. */
  isBare?: boolean;
}

function collocations(table: string): Collocation[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [wrong = '', nouns = '', right = '', bare] = line.split('|').map((part) => part.trim());
      return {
        wrong: wordSet(wrong),
        nouns: wordSet(nouns),
        right,
        ...(bare !== undefined && { isBare: bare === 'bare' }),
      };
    });
}

/** Verbs that learners use | nouns | the verb that goes with them. */
const table = collocations(`
  do | mistake mistakes error errors decision decisions noise effort efforts promise excuse excuses | make
  make | homework housework shopping laundry ironing sport sports yoga gymnastics karate judo | do
  make do | photo photos photograph photographs selfie | take
  do | picture pictures | take
  make do | shower bath nap exam | take
  make do | rest break | take
  make do | party | have
  do | friends sense money | make
  do | list plan plans fire | make | with
  make | damage | do
  drive | bicycle bike horse | ride
  earn | match game race | win
  say | lie lies truth joke jokes | tell
  tell | hello goodbye hi | say | bare
  lose | bus train plane flight | miss | with
  open | light lights tv television radio lamp | turn on
  close | light lights tv television radio lamp | turn off
  see look | tv television | watch | bare
  look | film movie match series | watch | with
  drink | pill pills medicine tablet tablets | take
  assist | class lesson meeting school party concert conference wedding | attend
  win | salary | earn
`);

/** The forms of the verb that a word may be. */
function rowsOf(cursor: Cursor, at: number, verbs: ReadonlySet<string>): RowLabel[] {
  const token = cursor.token(at);
  return (token?.readings ?? []).flatMap(({ lexeme, pos, place }) =>
    pos === 'verb' && place !== null && verbs.has(lexeme.text) ? [place.row] : [],
  );
}

/** Whether the word is certainly a verb of its clause here: after its subject, "to" or a modal. */
function isMainVerb(cursor: Cursor, at: number): boolean {
  const before = cursor.text(at - 1);
  if (/(?:ing|one|ost|aid|old|ade|unk)$/u.test(cursor.text(at))) return true;
  if (cursor.isStart(at)) return !isQuestion(cursor);
  if (subjects.has(before) || modals.has(before) || negatedDo.has(before)) return true;
  if (/^(?:to|let's|please)$/u.test(before) || middleAdverbs.has(before)) return true;
  return !isQuestion(cursor) && mayBe(cursor.token(at - 1), ({ pos }) => pos === 'noun');
}

/** do a mistake → make, lose the bus → miss, open the light → turn on. */
export const collocation = perWord((cursor) => {
  for (const { wrong, nouns, right, isBare } of table) {
    const [first, second] = rowsOf(cursor, 0, wrong);
    if (first === undefined) continue;
    const to = cursor.text(1) === 'to' && wrong.has('assist') ? 1 : 0;
    const many = wordSet('many some a lot of much').has(cursor.text(1));
    let at = nounAt(cursor, 1 + to);
    if (many && !nouns.has(cursor.text(at))) {
      at = cursor.text(1) === 'a' && cursor.text(2) === 'lot' ? 4 : 2;
    }
    if (!nouns.has(cursor.text(at)) || !endsClause(cursor, at)) continue;
    if (isBare !== undefined && isBare !== (at === 1)) continue;
    if (!isMainVerb(cursor, 0)) continue;
    const isPerfect = /^(?:have|has|had|'ve|i've|we've|been|was|were|is|are)$/u.test(
      cursor.text(-1),
    );
    const row = isPerfect && second === 'past-participle' ? second : first;
    const [head = '', particle] = right.split(' ');
    const lexeme = cursor.sentence.lexicon.lexemesOf(head).find(({ pos }) => pos.includes('verb'));
    const form = lexeme && formOfVerb(lexeme, cursor.sentence.lexicon, row);
    if (form === undefined || form === cursor.text(0)) continue;
    const written = particle === undefined ? form : `${form} ${particle}`;
    const phrase = `${written} ${cursor.words(1 + to, at + 1)}`;
    return cursor.replace([0, 1 + to], written, {
      kind: 'expression',
      reason: (texts) => texts.said(star(phrase)),
    });
  }
  return undefined;
});

const quotes = wordSet(
  'that about everything nothing something hello goodbye yes no to how why what',
);

/** He said me that; she says him; not "he said her name was Ann". */
export const sayToPerson = perWord((cursor) => {
  const forms = new Map([
    ['say', 'tell'],
    ['says', 'tells'],
    ['said', 'told'],
    ['saying', 'telling'],
  ]);
  const right = forms.get(cursor.text(0));
  const person = cursor.text(1);
  if (right === undefined || !/^(?:me|him|us|them|her)$/u.test(person)) return undefined;
  const isOpen = person === 'her' || person === 'them';
  if (isOpen && !quotes.has(cursor.text(2)) && !(person === 'her' && cursor.isEnd(1))) {
    return undefined;
  }
  return cursor.replace([0, 1], right, { kind: 'expression', reason: { mistake: 'said-me' } });
});

/** Can I make you a question? */
export const askAQuestion = perWord((cursor) => {
  const forms = new Map([
    ['make', 'ask'],
    ['made', 'asked'],
    ['making', 'asking'],
    ['do', 'ask'],
  ]);
  const right = forms.get(cursor.text(0));
  if (right === undefined || cursor.isStart(0)) return undefined;
  const at = objectPronouns.has(cursor.text(1)) ? 2 : 1;
  if (!/^(?:a|some|many)$/u.test(cursor.text(at))) return undefined;
  if (!/^questions?$/u.test(cursor.text(at + 1)) || !endsClause(cursor, at + 1)) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: { mistake: 'make-a-question' },
  });
});

const explaining = wordSet('explain explains explained explaining describe describes described');

/** explain me the rule → explain the rule to me; explain me how → explain to me how. */
export const explainTo = perWord((cursor) => {
  const person = cursor.text(1);
  if (!explaining.has(cursor.text(0)) || !/^(?:me|you|him|us|them|her)$/u.test(person)) {
    return undefined;
  }
  const reason = { mistake: 'explain-me' };
  if (/^(?:how|why|what|where|that|when)$/u.test(cursor.text(2))) {
    return cursor.replace([1, 2], `to ${person}`, { kind: 'word-order', reason });
  }
  const at = /^(?:this|it)$/u.test(cursor.text(2)) && endsClause(cursor, 2) ? 2 : nounAt(cursor, 2);
  const isNoun = at === 2 || mayBe(cursor.token(at), ({ pos }) => pos === 'noun');
  if (!isNoun || at > 4 || !endsClause(cursor, at) || cursor.text(at) === '') return undefined;
  if (at === 2 && !/^(?:this|it)$/u.test(cursor.text(2))) return undefined;
  return cursor.replace([1, at + 1], `${cursor.words(2, at + 1)} to ${person}`, {
    kind: 'word-order',
    reason,
  });
});

/** She touches the guitar very well; not "don't touch the piano". */
export const playAnInstrument = perWord((cursor) => {
  const instruments = /^(?:guitar|piano|violin|drums|flute)$/u;
  const forms = new Map([
    ['touch', 'play'],
    ['touches', 'plays'],
    ['touching', 'playing'],
  ]);
  const right = forms.get(cursor.text(0));
  if (right === undefined || !/^(?:the|a)$/u.test(cursor.text(1))) return undefined;
  const isPlayed = subjects.has(cursor.text(-1)) || /^(?:can|to|am|is|are)$/u.test(cursor.text(-1));
  const isOften = /^(?:very|well|every|in)$/u.test(cursor.text(3));
  if (!instruments.test(cursor.text(2)) || (!isOften && cursor.text(0) !== 'touches')) {
    return undefined;
  }
  if (!isPlayed && cursor.text(0) === 'touch') return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: { mistake: 'touch-the-guitar' },
  });
});
