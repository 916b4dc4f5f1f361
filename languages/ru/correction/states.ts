import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { because } from './because.ts';
import { isTime, nounPhraseAt } from './noun-phrase.ts';
import { isInfinitive, isVerb, pronounForms } from './russian-words.ts';

const touching =
  /^(?:интересу[ею]т|беспоко[ия]т|волну[ею]т|интересовал[аио]?|беспокоил[аио]?|волновал[аио]?)$/u;

/** Мне интересует история: the one who is interested is its object. */
export const interestedPerson = perWord((cursor) => {
  const forms = [...pronounForms.values()].find(({ dative }) => dative === cursor.text(0));
  const at = /^(?:не|очень|тоже|всегда|больше)$/u.test(cursor.text(1)) ? 2 : 1;
  if (!forms || !cursor.isStart(0) || !touching.test(cursor.text(at))) return undefined;
  const phrase = nounPhraseAt(cursor, at + 1);
  const isThing =
    phrase?.cases.has('nominative') === true || /^(?:это|что|как)$/u.test(cursor.text(at + 1));
  return (
    isThing &&
    cursor.replace([0, 1], forms.accusative, {
      kind: 'case',
      reason: (texts) =>
        texts.caseAfter(`*${cursor.text(at)}*`, 'accusative', `*${forms.accusative}*`),
    })
  );
});

/** Verbs without an object: nobody can be "gone" or "slept". */
const withoutObject = wordSet(
  `пойти идти поехать ехать работать спать отдыхать отдохнуть жить уйти прийти приехать вернуться встать заниматься
  учиться подумать поговорить быть уехать выйти зайти опаздывать позвонить`,
);

/** Меня нужно пойти домой: the one who must do it is in the dative. */
export const whoMust = perWord((cursor) => {
  const text = cursor.text(0);
  const forms = [...pronounForms.values()].find(({ accusative }) => accusative === text);
  if (!forms || !cursor.isStart(0) || /^(?:его|её|ее|их|кого)$/u.test(text)) return undefined;
  if (!/^(?:нужно|надо|нельзя|можно|пора|приходится|пришлось)$/u.test(cursor.text(1)))
    return undefined;
  const isAction = isInfinitive(cursor.token(2)) && isVerb(cursor.token(2), withoutObject);
  return (
    isAction &&
    cursor.replace([0, 1], forms.dative, { kind: 'case', reason: because('subjectIsDative') })
  );
});

const moods = /^(?:грустно|весело|скучно|холодно|жарко|стыдно|больно)$/u;

/** Она грустно сегодня: a state, with its time after it. */
export const whoFeels = perWord((cursor) => {
  const forms = pronounForms.get(cursor.text(0));
  if (!forms || cursor.text(0) === 'кто' || !cursor.isStart(0)) return undefined;
  const isState = moods.test(cursor.text(1));
  const isTime = /^(?:сегодня|сейчас|здесь|тут|там|дома|всегда)$/u.test(cursor.text(2));
  if (!isState || !isTime || !cursor.isEnd(2)) return undefined;
  return cursor.replace([0, 1], forms.dative, {
    kind: 'case',
    reason: { note: 'dative-impersonal-states' },
  });
});

/** Я чувствую хорошо: how one feels is said with себя. */
export const feelOneself = perWord((cursor) => {
  if (!isVerb(cursor.token(0), wordSet('чувствовать'))) return undefined;
  if (cursor.text(-1) === 'себя' || !/^(?:я|ты|он|она|мы|вы|они|не)$/u.test(cursor.text(-1)))
    return undefined;
  // Запахи я чувствую хорошо: something else is felt.
  const subject = cursor.text(-1) === 'не' ? -2 : -1;
  const isFirst =
    cursor.isStart(subject) || /^(?:сегодня|сейчас|вчера)$/u.test(cursor.text(subject - 1));
  if (!isFirst) return undefined;
  const at = cursor.text(1) === 'очень' ? 2 : 1;
  const isHow = /^(?:хорошо|плохо|лучше|хуже|отлично|ужасно|прекрасно|нормально)$/u.test(
    cursor.text(at),
  );
  if (!isHow || !cursor.isEnd(at)) return undefined;
  return cursor.replace([0, 1], `${cursor.words(0, 1)} себя`, {
    kind: 'expression',
    reason: (texts) => texts.missing('*себя*'),
  });
});

const travel = mapOf({
  ем: 'еду',
  ешь: 'едешь',
  ест: 'едет',
  едим: 'едем',
  едите: 'едете',
  едят: 'едут',
});
const goals = wordSet(
  'работа школа город деревня дача университет центр магазин аэропорт вокзал море больница офис гости отпуск',
);
const means = wordSet('поезд автобус машина такси метро трамвай велосипед');

/** Мы едим в Москву на поезде: eating for going. */
export const goingNotEating = perWord((cursor) => {
  const right = travel.get(cursor.text(0));
  if (right === undefined || !/^(?:в|во|на|домой)$/u.test(cursor.text(1))) return undefined;
  const isHome = cursor.text(1) === 'домой';
  const phrase = isHome ? undefined : nounPhraseAt(cursor, 2);
  const isGoal =
    phrase?.nouns.every(
      ({ lexeme, case: row }) =>
        goals.has(lexeme.text) && (row === 'accusative' || row === 'nominative'),
    ) === true;
  const isMeans =
    cursor.text(1) === 'на' && phrase?.nouns.every(({ lexeme }) => means.has(lexeme.text)) === true;
  const isPlace = goalNames.test(cursor.text(2)) && cursor.text(1) === 'в';
  if (!isHome && !isGoal && !isMeans && !isPlace) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.spelled(`*${right}*`),
  });
});
/** Cities and countries in the accusative. */
const goalNames =
  /^(?:москву|россию|турцию|испанию|анкару|барселону|европу|америку|францию|германию|англию|италию)$/u;

const wearing = mapOf({
  одеваюсь: 'надеваю',
  одеваешься: 'надеваешь',
  одевается: 'надевает',
  одеваемся: 'надеваем',
  одевались: 'надевали',
  одевался: 'надевал',
  одевалась: 'надевала',
  оделся: 'надел',
  оделась: 'надела',
});

/** Он одевается шапку: what one puts on needs a verb with an object. */
export const putsOn = perWord((cursor) => {
  const right = wearing.get(cursor.text(0));
  const phrase = right === undefined ? undefined : nounPhraseAt(cursor, 1);
  const isObject =
    phrase?.cases.has('accusative') === true &&
    !phrase.cases.has('genitive') &&
    phrase.nouns.every(({ lexeme }) => lexeme.animate !== true) &&
    isOnly(cursor.token(phrase.to - 1), ({ pos }) => pos === 'noun');
  // Она одевается час.
  if (
    phrase &&
    (isTime(phrase) ||
      phrase.nouns.some(({ lexeme }) =>
        /^(?:час|минута|неделя|полчаса|вечность)$/u.test(lexeme.text),
      ))
  )
    return undefined;
  const isTimed = mayBe(cursor.token(1), ({ lexeme }) => /^(?:весь|каждый)$/u.test(lexeme.text));
  if (right === undefined || !isObject || isTimed) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: (texts) => texts.said(`*${right} ${cursor.words(1, phrase.to)}*`),
  });
});
