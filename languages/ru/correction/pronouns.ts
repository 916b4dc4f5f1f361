import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { because } from './because.ts';
import { afterPreposition, pronounForms, star, type RussianCase } from './russian-words.ts';

/** The forms of a personal pronoun of which this is one, without its n: него is его. */
function formsOf(text: string): Record<RussianCase, string> | undefined {
  if (text === 'ком' || text.startsWith('к')) return undefined;
  return [...pronounForms.values()].find((forms) => Object.values(forms).includes(text));
}

const required = mapOf<RussianCase>({
  у: 'genitive',
  для: 'genitive',
  без: 'genitive',
  от: 'genitive',
  из: 'genitive',
  до: 'genitive',
  около: 'genitive',
  после: 'genitive',
  кроме: 'genitive',
  против: 'genitive',
  вместо: 'genitive',
  к: 'dative',
  ко: 'dative',
  про: 'accusative',
  через: 'accusative',
  над: 'instrumental',
  перед: 'instrumental',
  между: 'instrumental',
});
const withVowel = mapOf({
  к: 'ко',
  с: 'со',
  над: 'надо',
  под: 'подо',
  перед: 'передо',
  о: 'обо',
  об: 'обо',
  в: 'во',
});

/** у мне, для мне, к меня, с мне: pronouns in a wrong case after a preposition. */
export const pronounCase = perWord((cursor) => {
  const preposition = cursor.text(0);
  const text = cursor.text(1);
  const forms = formsOf(text);
  if (!forms || /^(?:я|ты|он|она|мы|вы|они|его|её|ее|их|ей|им|ему|ими)$/u.test(text))
    return undefined;
  const row = /^со?$/u.test(preposition) ? 'instrumental' : required.get(preposition);
  if (row === undefined || forms[row] === text) return undefined;
  if (row === 'instrumental' && forms.genitive === text) {
    // "с меня хватит" is right.
    const isTogether = mayBe(cursor.token(-1), ({ lexeme }) =>
      /^(?:идти|пойти|говорить|поговорить|жить|играть|гулять|работать|встретиться|познакомиться)$/u.test(
        lexeme.text,
      ),
    );
    if (/^со?$/u.test(preposition) && !isTogether) return undefined;
  }
  const pronoun = afterPreposition(forms[row]);
  const isVowel = pronoun.startsWith('мн');
  const base = preposition === 'ко' || preposition === 'со' ? preposition.slice(0, 1) : preposition;
  const first = isVowel ? (withVowel.get(base) ?? base) : base;
  return cursor.replace([0, 2], `${first} ${pronoun}`, {
    kind: 'case',
    reason: (texts) => texts.caseAfter(star(base), row, star(pronoun)),
  });
});

/** к мне, с мной, о мне, в вторник, о этом, с всеми. */
export const vowelInPreposition = perWord((cursor) => {
  const preposition = cursor.text(0);
  const text = cursor.text(1);
  const isMne = /^(?:мне|мной|мною)$/u.test(text);
  const isMnog = /^(?:многом|многими)$/u.test(text);
  const isVse = /^вс(?:ем|еми|его|ей|ех|ём)$/u.test(text);
  const isTuesday = text.startsWith('вторник');
  const right =
    isMne && preposition !== 'в'
      ? withVowel.get(preposition)
      : (isMne || isTuesday || isMnog || isVse || text === 'франции' || text === 'францию') &&
          preposition === 'в'
        ? 'во'
        : (isVse || isTuesday || isMnog) && (preposition === 'с' || preposition === 'к')
          ? withVowel.get(preposition)
          : preposition === 'о' &&
              /^[аиоуэ]/u.test(text) &&
              text.length > 2 &&
              isOnly(
                cursor.token(1),
                ({ place }) => place?.row === 'prepositional' || place?.row === 'dative',
              )
            ? 'об'
            : preposition === 'об' &&
                /^(?:моём|моем|моей|моих|твоём|твоем|твоей|нём|нем|ней|них|тебе|нас|вас|маме|папе|книге|работе)$/u.test(
                  text,
                )
              ? 'о'
              : undefined;
  if (right === undefined || (isVse && text === 'все')) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'preposition',
    reason: because('vowelInPreposition'),
  });
});

const states = wordSet(
  `нравится нравятся понравился понравилась понравилось понравились нужно надо холодно жарко скучно грустно
  весело интересно трудно легко кажется хочется`,
);

/** меня нравится, тебя нужно, меня холодно. */
export const genitiveForDative = perWord((cursor) => {
  const text = cursor.text(0);
  if (!/^(?:меня|тебя|нас|вас|его|её|ее|их)$/u.test(text) || !cursor.isStart(0)) return undefined;
  const at = /^(?:не|очень|тоже|всегда)$/u.test(cursor.text(1)) ? 2 : 1;
  if (!states.has(cursor.text(at))) return undefined;
  // "Его интересно слушать", "Меня надо спросить" are right.
  const isPleasing = /^(?:нрав|понрав|каж|хоч)/u.test(cursor.text(at));
  const next = cursor.token(at + 1);
  if (!isPleasing && !cursor.isEnd(at)) return undefined;
  if (
    /^(?:его|её|ее|их)$/u.test(text) &&
    isOnly(next, ({ pos, place }) => pos === 'verb' && place === null)
  )
    return undefined;
  const right = formsOf(text)?.dative;
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'case', reason: because('subjectIsDative') })
  );
});

const pain = wordSet('болит болят болел болела болело болели');

/** мне болит голова, я болит зуб. */
export const whoHurts = perWord((cursor) => {
  const text = cursor.text(0);
  if (cursor.text(-1) === 'у' || cursor.text(-1) === 'и' || !pain.has(cursor.text(1)))
    return undefined;
  const forms = formsOf(text);
  if (!forms || /^(?:болел|болела|болели)$/u.test(cursor.text(1))) return undefined;
  const isPerson =
    text === forms.dative || text === forms.accusative || text === 'я' || text === 'ты';
  if (!isPerson) return undefined;
  return cursor.replace([0, 1], `у ${afterPreposition(forms.genitive)}`, {
    kind: 'expression',
    reason: because('pain'),
  });
});

/** у меня болит голову, у него болит руку. */
export const whatHurts = perWord((cursor) => {
  if (!pain.has(cursor.text(0))) return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  const [noun] = phrase?.nouns ?? [];
  if (!phrase || !noun || phrase.cases.has('nominative') || !phrase.cases.has('accusative'))
    return undefined;
  if (phrase.adjectives.length > 0 || noun.lexeme.animate) return undefined;
  const right = noun.lexeme.text;
  return cursor.replace([1, 2], right, { kind: 'case', reason: because('pain') });
});

/** меня есть брат, мне есть сестра. */
export const whoHas = perWord((cursor) => {
  const text = cursor.text(0);
  if (!cursor.isStart(0) || cursor.text(1) !== 'есть') return undefined;
  const forms = formsOf(text);
  if (!forms || text === forms.nominative) return undefined;
  const phrase = nounPhraseAt(cursor, 2);
  if (!phrase?.cases.has('nominative')) return undefined;
  return cursor.replace([0, 1], `у ${afterPreposition(forms.genitive)}`, {
    kind: 'expression',
    reason: { note: 'u-plus-genitive-have' },
  });
});
