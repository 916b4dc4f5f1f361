import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isFinite,
  isFiniteReading,
  isInfinitive,
  isVerb,
  mayBeFinite,
  plain,
  sameForm,
  star,
  verbOf,
} from './russian-words.ts';

const phases = wordSet(
  'начать начинать кончить закончить заканчивать стать продолжать продолжить перестать переставать привыкнуть бросить устать полюбить',
);

const pastEndings = new Map<string, string>([
  ['masculine', 'л'],
  ['feminine', 'ла'],
  ['neuter', 'ло'],
  ['plural', 'ли'],
]);

/** Past and imperative of a partner that is no headword, where they follow from the infinitive. */
function derivedForm(infinitive: string, token: CheckedToken): string | undefined {
  const place = token.readings[0]?.place;
  if (place?.table === 'past' && /[аяие]ть$/u.test(infinitive)) {
    const ending = pastEndings.get(place.column);
    return ending === undefined ? undefined : infinitive.slice(0, -2) + ending;
  }
  if (place?.table !== 'imperative' || !/[ыи]вать$/u.test(infinitive)) return undefined;
  return `${infinitive.slice(0, -2)}й${place.column === 'plural' ? 'те' : ''}`;
}

/** The imperfective partner of a perfective verb, in the same form. */
function imperfectiveForm(token: CheckedToken, lexicon: Lexicon): string | undefined {
  const imperfective = imperfectiveOf(token, lexicon);
  if (imperfective && imperfective.id > 0) return sameForm(token, imperfective, lexicon);
  const partner = imperfective?.text;
  return partner === undefined ? undefined : derivedForm(partner, token);
}

/** The only imperfective partner of a perfective verb. */
function imperfectiveOf(token: CheckedToken | undefined, lexicon: Lexicon): Lexeme | undefined {
  const verb = verbOf(token);
  if (verb?.aspect !== 'pf') return undefined;
  const partners = verb.partners.flatMap((text) => lexicon.lexemesOf(text));
  const imperfective = partners.filter(({ aspect }) => aspect === 'impf');
  return imperfective.length === 1 ? imperfective[0] : undefined;
}

function isPerfective(token: CheckedToken | undefined): boolean {
  return isOnly(token, ({ lexeme, pos }) => pos === 'verb' && lexeme.aspect === 'pf');
}

/** начал прочитать, буду написать. */
export const aspectOfInfinitive = perWord((cursor) => {
  const isPhase = mayBe(
    cursor.token(0),
    ({ pos, lexeme }) => pos === 'verb' && phases.has(lexeme.text),
  );
  const isFuture = /^(?:буду|будешь|будет|будем|будете|будут)$/u.test(cursor.text(0));
  if (!isPhase && !isFuture) return undefined;
  const at = /^(?:не|сразу|часто|всегда|опять|снова)$/u.test(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  if (!isInfinitive(token) || !isPerfective(token)) return undefined;
  // "Будет сказать что", "можно будет купить", "надо будет взять".
  if (cursor.text(0) === 'будет') {
    const { tokens } = cursor.sentence;
    const isImpersonal = tokens.some(
      ({ text }) =>
        /^(?:можно|нужно|надо|нельзя|легко|трудно|сложно|лучше|приятно|интересно|пора|мне|нам|тебе|вам|ему|ей|им|должен|должна)$/u.test(
          text,
        ) || /(?:но|ше)$/u.test(text),
    );
    if (isImpersonal || !/^(?:он|она|оно)$/u.test(cursor.text(-1))) return undefined;
  }
  const lexeme = verbOf(token);
  // "мы будем пойти": a single trip is meant, мы пойдём.
  const place = cursor.token(0)?.readings.find(isFiniteReading)?.place;
  if (isFuture && place && lexeme && /^(?:пойти|поехать|прийти|приехать)$/u.test(lexeme.text)) {
    const [trip] = cursor.sentence.lexicon.formsAt(lexeme, 'verb', { ...place, table: 'future' });
    return (
      trip !== undefined &&
      cursor.replace([0, at + 1], trip, {
        kind: 'aspect',
        reason: { note: 'future-perfective-present-forms' },
      })
    );
  }
  const right = imperfectiveOf(token, cursor.sentence.lexicon)?.text;
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'aspect',
      reason: { note: isPhase ? 'aspect-after-begin' : 'future-imperfective-budu' },
    })
  );
});

const often = wordSet('часто обычно всегда иногда редко');

/** Каждый день он позвонил мне. */
export const aspectOfRepetition = perWord((cursor) => {
  const isEach =
    /^(?:каждый|каждое|каждую)$/u.test(cursor.text(0)) &&
    /^(?:день|утро|вечер|неделю|год|месяц|лето|субботу|воскресенье)$/u.test(cursor.text(1));
  if (!isEach && !often.has(cursor.text(0))) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const verbs = tokens.flatMap((token, at) =>
    mayBe(token, ({ pos }) => pos === 'verb') ? [{ token, at }] : [],
  );
  const [verb] = verbs;
  if (
    verbs.length !== 1 ||
    !verb ||
    !isPerfective(verb.token) ||
    tokens.some(({ text }) => /^(?:бы|если|чтобы|решил|решила)$/u.test(text))
  )
    return undefined;
  if (!isOnly(verb.token, ({ place }) => place?.table === 'past')) return undefined;
  if (cursor.text(-1) === 'как') return undefined;
  const right = imperfectiveForm(verb.token, lexicon);
  if (right === undefined) return undefined;
  return {
    from: verb.at,
    to: verb.at + 1,
    right,
    kind: 'aspect',
    reason: { note: 'aspect-repetition' },
  };
});

const prohibited = wordSet(
  'открыть закрыть купить взять написать прочитать включить выключить съесть выпить спросить поставить положить надеть начать показать рассказать позвонить сесть войти',
);

/** Не открой окно! */
export const negativeImperative = perWord((cursor) => {
  if (cursor.text(0) !== 'не' || cursor.text(-1) === 'смотри') return undefined;
  const token = cursor.token(1);
  const isOrder = isOnly(token, ({ place }) => place?.table === 'imperative');
  if (!isOrder || !isVerb(token, prohibited)) return undefined;
  const { lexicon } = cursor.sentence;
  const right = token && imperfectiveForm(token, lexicon);
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'aspect',
      reason: { note: 'aspect-negative-imperative' },
    })
  );
});

const modal = wordSet(
  `хотеть мочь смочь любить уметь начать начинать решить учиться стараться постараться пытаться попытаться
  собираться продолжать перестать успеть`,
);

/** хочу читаю, надо иду, люблю учится. */
export const infinitiveAfterModal = perWord((cursor) => {
  const token = cursor.token(0);
  const isModal = isVerb(token, modal) && !isInfinitive(token);
  const isNeed = /^(?:надо|нужно|нельзя|должен|должна|должны|пора)$/u.test(cursor.text(0));
  if (!isModal && !isNeed) return undefined;
  const verb = cursor.token(1);
  const isPresent =
    isFinite(verb) &&
    isOnly(verb, ({ place }) => place?.table === 'present' || place?.table === 'future');
  const lexeme = verbOf(verb);
  if (!isPresent || !lexeme || lexeme.text === 'быть') return undefined;
  // Может, придёт: a guess.
  if (cursor.text(0) === 'может' && cursor.text(-1) !== 'не') return undefined;
  return cursor.replace([1, 2], lexeme.text, {
    kind: 'verb-form',
    reason: (texts) => texts.infinitiveAfter(star(cursor.text(0)), star(lexeme.text)),
  });
});

/** Он хорошо учиться. */
export const infinitiveForPerson = perWord((cursor) => {
  if (!/^(?:он|она)$/u.test(cursor.text(0)) || !cursor.text(1).endsWith('ться')) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const others = tokens.filter(
    (token, at) =>
      at !== cursor.at + 1 &&
      (mayBeFinite(token) || /^(?:рад|рада|готов|готова|должен|должна)$/u.test(token.text)),
  );
  const lexeme = verbOf(cursor.token(1));
  if (others.length > 0 || !isInfinitive(cursor.token(1)) || !lexeme) return undefined;
  const place = { table: 'present', row: 'third', column: 'singular' } as const;
  const [right] = lexicon.formsAt(lexeme, 'verb', place);
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'spelling',
      reason: { note: 'tsya-or-tsya-soft' },
    })
  );
});

/** Мама сказала, чтобы я иду домой. */
export const pastAfterChtoby = perWord((cursor) => {
  if (cursor.text(0) !== 'чтобы') return undefined;
  const subject = cursor.text(1);
  const genders = new Map([
    ['я', 'masculine'],
    ['ты', 'masculine'],
    ['он', 'masculine'],
    ['она', 'feminine'],
    ['мы', 'plural'],
    ['вы', 'plural'],
    ['они', 'plural'],
  ] as const);
  const column = [...genders].find(([one]) => one === subject)?.[1];
  const at = cursor.text(2) === 'не' ? 3 : 2;
  const token = cursor.token(at);
  const lexeme = verbOf(token);
  const isPresent = isOnly(
    token,
    (reading) => isFiniteReading(reading) && reading.place?.table !== 'past',
  );
  if (column === undefined || !isPresent || !lexeme) return undefined;
  const place = { table: 'past', row: 'form', column } as const;
  const [right] = cursor.sentence.lexicon.formsAt(lexeme, 'verb', place);
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, { kind: 'tense', reason: { note: 'chtoby-past' } })
  );
});

const negatives = wordSet('никто никогда ничего нигде никуда никого никому');

/** Никто знает; Я никогда был там. */
export const doubleNegation = perWord((cursor) => {
  const word = cursor.text(0);
  if (!negatives.has(word)) return undefined;
  const { tokens } = cursor.sentence;
  if (tokens.some(({ text }) => /^(?:не|нет|ни|нельзя|невозможно)$/u.test(text))) return undefined;
  const at = /^(?:я|ты|он|она|мы|вы|они|раньше|ещё|еще|больше)$/u.test(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  if (!isFinite(token) || !token) return undefined;
  return cursor.replace([at, at + 1], `не ${token.text}`, {
    kind: 'negation',
    reason: { note: 'double-negation' },
  });
});

/** Я нет знаю. */
export const notForNo = perWord((cursor) => {
  if (cursor.text(0) !== 'нет' || !/^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(-1)))
    return undefined;
  const token = cursor.token(1);
  if (!isFinite(token) && !isInfinitive(token)) return undefined;
  return cursor.replace([0, 1], 'не', {
    kind: 'negation',
    reason: (texts) => texts.said(star(`не ${cursor.text(1)}`)),
  });
});

/** пойдём дома; сижу домой. */
export const homeAndWhere = perWord((cursor) => {
  const motion = wordSet(
    'идти пойти прийти ехать поехать приехать вернуться возвращаться бежать лететь',
  );
  const still = wordSet('сидеть жить работать отдыхать спать ночевать остаться');
  const token = cursor.token(0);
  const next = cursor.text(1);
  const isMotion = isVerb(token, motion) || /^(?:пойдём|пойдем)$/u.test(cursor.text(0));
  if (isMotion && next === 'дома' && cursor.isEnd(1)) {
    return cursor.replace([1, 2], 'домой', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`${cursor.text(0)} домой`)),
    });
  }
  const isBe = /^(?:был|была|были)$/u.test(cursor.text(0));
  if ((isVerb(token, still) || isBe) && next === 'домой' && cursor.isEnd(1)) {
    return cursor.replace([1, 2], 'дома', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`${cursor.text(0)} дома`)),
    });
  }
  const isGoing = isVerb(cursor.token(2), wordSet('идти ехать пойти поехать'));
  const isSubject = /^(?:ты|вы|мы|он|она|они)$/u.test(next);
  if (plain(cursor.text(0)) === 'где' && cursor.at === 0 && isSubject && isGoing) {
    return cursor.replace([0, 1], 'куда', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`куда ${cursor.words(1, 3)}`)),
    });
  }
  const isLiving = isVerb(cursor.token(2), wordSet('жить работать учиться'));
  if (cursor.text(0) === 'куда' && isSubject && isLiving) {
    return cursor.replace([0, 1], 'где', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`где ${cursor.words(1, 3)}`)),
    });
  }
  return undefined;
});

/** незнаю, нехочу. */
export const separateNe = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  const verb = /^не(.{3,})$/u.exec(text)?.[1];
  if (verb === undefined || lexicon.isKnown(text)) return undefined;
  const readings = lexicon.readingsOf(verb);
  if (readings.length === 0 || !readings.every(isFiniteReading)) return undefined;
  const right = `не ${verb}`;
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.separate(star(right)),
  });
});
