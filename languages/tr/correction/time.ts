import { cursorAt, perWord } from '../../correction/cursor.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { isSpeakerOrListener, predicateAt, saidReason, verbsAt } from './turkish-clause.ts';
import { numberStem } from './turkish-numbers.ts';
import { verbWith } from './turkish-verbs.ts';
import { hasOtherVerb, lastVerb, star } from './turkish-words.ts';

const hours = wordSet('bir iki üç dört beş altı yedi sekiz dokuz on yarım buçuk');
const atHours = wordSet(
  'başlamak bitmek kalkmak uyanmak yatmak buluşmak kapanmak açılmak gitmek gelmek çıkmak dönmek uyumak görüşmek',
);

/** Ders saat dokuz başlıyor; Saat yedi buçuk kalkıyorum. */
export const hourWithoutCase = perWord((cursor) => {
  if (cursor.text(0) !== 'saat') return undefined;
  let at = 1;
  while (at < 4 && (hours.has(cursor.text(at)) || /^\d{1,2}$/u.test(cursor.text(at)))) at += 1;
  const hour = cursor.text(at - 1);
  const predicate = predicateAt(cursor, at);
  if (at === 1 || !hours.has(hour) || !predicate || !atHours.has(predicate.lexeme))
    return undefined;
  // Saat dokuz geliyor: the clock strikes; iki saat: a length.
  const isCounted = /^(?:bir|kaç|her|birkaç|iki|üç)$/u.test(cursor.text(-1));
  const isStarting = /^(?:başlamak|bitmek|kapanmak|açılmak)$/u.test(predicate.lexeme);
  const isSure = isSpeakerOrListener(predicate) || (isStarting && !cursor.isStart(0));
  if (isCounted || !isSure) return undefined;
  const right = attach(hour, 'DA');
  return cursor.replace([at - 1, at], right, {
    kind: 'case',
    reason: { note: 'locative-for-place-and-time' },
  });
});

/** Saat üçte buçuk: the ending goes on the last word. */
export const halfPast = perWord((cursor) => {
  const [, hour] = /^(.+?)[dt][ae]$/u.exec(cursor.text(0)) ?? [];
  if (hour === undefined || !hours.has(hour) || cursor.text(1) !== 'buçuk') return undefined;
  const right = `${hour} buçukta`;
  return cursor.replace([0, 2], right, {
    kind: 'case',
    reason: { note: 'telling-the-time' },
  });
});

/** Saat altıda çeyrek geçe; üçte on var: minutes past take the accusative, minutes to the dative. */
export const minutesAndHour = perWord((cursor) => {
  const [, hour = ''] = /^(.+?)(?:[dt][ae](?:n)?)$/u.exec(cursor.text(0)) ?? [];
  const minutes = cursor.text(1);
  const isMinutes = minutes === 'çeyrek' || numberWords.has(minutes) || /^\d+$/u.test(minutes);
  const isPast = /^geç(?:e|iyor)$/u.test(cursor.text(2));
  const isTo =
    cursor.text(2) === 'kala' || (cursor.text(2) === 'var' && cursor.text(-1) === 'saat');
  if (!hours.has(hour) || hour === 'buçuk' || !isMinutes || (!isPast && !isTo)) return undefined;
  const right = attach(numberStem(hour), isPast ? '(y)I' : '(y)A');
  return cursor.replace([0, 1], right, { kind: 'case', reason: { note: 'telling-the-time' } });
});

const ages = mapOf({
  'yaşım var': 'yaşındayım',
  'yaşın var': 'yaşındasın',
  'yaşımız var': 'yaşındayız',
  'yaşınız var': 'yaşındasınız',
  'yaşı var': 'yaşında',
});

const numberWords = wordSet(
  'bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz kaç',
);

/** Yirmi yaşım var; Ne kadar yaşındasın? */
export const ageAsPossession = perWord((cursor) => {
  const { tokens } = cursor.sentence;
  const right = ages.get(`${cursor.text(1)} ${cursor.text(2)}`);
  const isNumber = numberWords.has(cursor.text(0)) || /^\d+$/u.test(cursor.text(0));
  if (right !== undefined && isNumber && cursor.isEnd(2)) {
    const owner = tokens[0]?.text ?? '';
    const subject = mapOf({
      benim: 'ben',
      senin: 'sen',
      onun: 'o',
      bizim: 'biz',
      sizin: 'siz',
    }).get(owner);
    const first = cursor.at > 0 && subject !== undefined ? -cursor.at : 1;
    const text =
      first === 1 ? right : [subject, cursor.words(first + 1, 1), right].filter(Boolean).join(' ');
    return cursor.replace([first, 3], text, saidReason(`${cursor.text(0)} ${right}`));
  }
  const isAsked = cursor.text(0) === 'ne' && cursor.text(1) === 'kadar';
  if (isAsked && /^yaşında(?:sın|sınız|dır)?$/u.test(cursor.text(2)))
    return cursor.replace([0, 2], 'kaç', saidReason(`kaç ${cursor.text(2)}`));
  // Ben yirmi yaşında.
  const person = ['ben', 'sen', 'o', 'biz', 'siz'].indexOf(tokens[0]?.text ?? '');
  const isBare = /^yaş(?:ında)?$/u.test(cursor.text(1)) && isNumber && cursor.isEnd(1);
  const isAlone = cursor.at === 1 || (cursor.at === 2 && numberWords.has(cursor.text(-1)));
  if (!isBare || !isAlone || person < 0 || person === 2 || !cursor.isStart(-cursor.at))
    return undefined;
  const form = attach('yaşında', ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz'][person] ?? '');
  return cursor.replace([1, 2], form, saidReason(`${cursor.text(0)} ${form}`));
});

/** Salıda geldim; Pazartesi günde. */
export const dayWithCase = perWord((cursor) => {
  const days = /^(pazartesi|salı|çarşamba|perşembe|cuma|cumartesi)'?(?:n?[dt][ae])$/u;
  const [, day] = days.exec(cursor.text(0)) ?? [];
  const predicate = predicateAt(cursor, 1);
  const isNamed = cursor.text(0).includes("'");
  if (day !== undefined && (predicate || isNamed || cursor.isStart(0))) {
    return cursor.replace([0, 1], `${day} günü`, saidReason(`${day} günü`));
  }
  const isDay = days.test(`${cursor.text(0)}de`);
  if (isDay && cursor.text(1) === 'günde')
    return cursor.replace([1, 2], 'günü', saidReason(`${cursor.text(0)} günü`));
  return undefined;
});

const units = wordSet('dakika saat gün hafta ay yıl sene');

/** İki yıldan önce geldim: it was two years ago. */
export const agoWithAblative = perWord((cursor) => {
  const [, unit = ''] = /^(.+?)[dt][ae]n$/u.exec(cursor.text(1)) ?? [];
  const isNumber = numberWords.has(cursor.text(0)) || /^\d+$/u.test(cursor.text(0));
  if (!isNumber || !units.has(unit) || cursor.text(2) !== 'önce') return undefined;
  const verbs = lastVerb(cursor.sentence)?.verbs ?? [];
  const isPast =
    verbs.length > 0 &&
    verbs.every(
      (verb) => verb.tense === 'past-definite' && !verb.isNegative && isSpeakerOrListener(verb),
    );
  if (!isPast || hasOtherVerb(cursor.sentence)) return undefined;
  return cursor.replace([1, 2], unit, saidReason(`${cursor.text(0)} ${unit} önce`));
});

/** Çocukken her gün süt içiyorum. */
export const childhoodInPast: Rule = (sentence) => {
  const { tokens, lexicon, end } = sentence;
  const word = tokens[0]?.text === 'ben' ? tokens[1] : tokens[0];
  const last = lastVerb(sentence);
  const [verb] = last?.verbs ?? [];
  if (!word || !last || !verb || end.includes('?')) return [];
  if (!/^(?:çocukken|küçükken|gençken|öğrenciyken|bebekken)$/u.test(word.text)) return [];
  const others = { ...sentence, tokens: tokens.filter((one) => one !== word) };
  if (hasOtherVerb(others) || tokens.slice(1).some(({ gap }) => !/^\s+$/u.test(gap))) return [];
  if (verb.person !== 0 || !/^(?:present-continuous|future)$/u.test(verb.tense)) return [];
  const right = verbWith(verb, lexicon, { tense: 'past-continuous' });
  if (right === undefined || /^(?:hatırla|bil|düşün|özle)/u.test(verb.lexeme.text)) return [];
  return [
    cursorAt(sentence, last.at).replace([0, 1], right, {
      kind: 'tense',
      reason: (texts) => texts.tenseWith(star(word.text), 'past', star(right)),
    }),
  ];
};

/** Saat beşten kadar; akşamdan kadar. */
export const untilWithAblative = perWord((cursor) => {
  const [, base = ''] = /^(.{2,}?)[dt][ae]n?$/u.exec(cursor.text(0)) ?? [];
  if (cursor.text(1) !== 'kadar' || verbsAt(cursor, 0).length > 0) return undefined;
  const isTime =
    hours.has(base) ||
    numberWords.has(base) ||
    /^(?:akşam|sabah|gece|yarın|şimdi|bugün)$/u.test(base);
  if (!isTime) return undefined;
  const right = attach(numberStem(base), '(y)A');
  return cursor.replace([0, 1], right, {
    kind: 'case',
    reason: (texts) => texts.caseAfter('*kadar*', 'dative', star(`${right} kadar`)),
  });
});
